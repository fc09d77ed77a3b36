import { z } from 'zod';
import { weaknessOf } from '../../../contract/guessable.ts';
import { packMessage } from '../../../contract/messages.ts';
import type { Policies } from '../../../contract/records.ts';
import { newPassword } from '../../../contract/rules.ts';

/** Whose password it is: which rule holds, and the words that others would try first. */
export interface PasswordOwner {
  staff: boolean;
  /** Names and addresses of the person, the agency and the program. */
  words: Parameters<typeof weaknessOf>[1];
}

/** A new password of somebody who is known: by the rule (decision F2), and not easy to guess. */
export const passwordOf = (policies: () => Policies, { staff, words }: PasswordOwner) =>
  z.object({
    password: newPassword(policies, staff).superRefine((password, { addIssue }) => {
      const weakness = weaknessOf(password, words);
      if (weakness) addIssue(packMessage(weakness));
    }),
  });
