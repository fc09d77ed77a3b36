import { z } from 'zod';
import { cleanText, lengthOf } from '../characters.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import { bounded, flag } from '../rules.ts';
import { languageCode } from './account.ts';

const empty = packMessage('invitation.empty');

const entry = z
  .string({ error: packMessage('validation.email') })
  .overwrite(cleanText)
  .refine((text) => lengthOf(text) <= limits.invitationEntryMax, {
    error: packMessage('invitation.entryTooLong', { max: limits.invitationEntryMax }),
  });

/**
 * A bulk invitation. The bound of 50 addresses is checked after duplicates are taken out, so not here (decision D4);
 * a list that is larger than any real one is refused before its entries are validated.
 */
export const sendInvitationsForm = z.object({
  emailAddresses: bounded(
    z.array(entry, { error: empty }).min(1, { error: empty }),
    limits.invitationEntries,
    (count) => packMessage('invitation.tooMany', { max: limits.invitationsPerSubmission, count }),
  ),
  /**
   * The language of the emails to addresses without an account. Not given: an invitation that is sent again keeps its
   * own, a new one has that of the person who invites (decision H8).
   */
  language: languageCode.optional(),
});

export const pointOfContactForm = z.object({ pointOfContact: flag() });
