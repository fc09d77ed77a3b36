import { z } from 'zod';
import { factorMethods } from '../factorMethods.ts';
import { code, currentPassword, text } from '../rules.ts';

/** A code as it is typed: people group it by spaces or dashes. */
const typedCode = () => code(40);

/** The second step of signing in. */
export const challengeForm = z.object({
  id: z.uuid(),
  method: z.enum(factorMethods),
  code: typedCode(),
});

/** Who it is, in an open session. */
export const proofForm = z.discriminatedUnion('method', [
  z.object({ method: z.literal('oneTimeCode'), code: typedCode() }),
  z.object({ method: z.literal('password'), currentPassword: currentPassword() }),
]);

/** The first code of an authenticator app, with which it is added. */
export const firstCodeForm = z.object({ name: text(), code: typedCode() });

/** A provider of single sign-on, by its name in the settings. */
export const signOnForm = z.object({ provider: code(40) });
