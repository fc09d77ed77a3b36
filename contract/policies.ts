import { limits } from './limits.ts';
import type { Policies } from './records.ts';

/** The four classes that a password may need; the live list under the field shows which are missing (decision F2). */
const passwordClasses = [
  { name: 'lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'number', holds: (password: string) => /\d/.test(password) },
  { name: 'special', holds: (password: string) => /[^\p{L}\p{M}\d\s]/u.test(password) },
] as const;

/** The policies of specification §5 and §9, which apply unless a program sets others. */
export const usualPolicies: Policies = {
  password: {
    min: limits.passwordMin,
    max: limits.passwordMax,
    classes: passwordClasses.map(({ name }) => name),
  },
  emailMax: limits.emailMax,
  idleMinutes: limits.idleMinutes,
};

/** Returns after how many milliseconds without activity a session ends (decision F5). */
export const idleMs = ({ idleMinutes }: Policies): number => idleMinutes * 60_000;

export type PasswordRule = Policies['password'];

/** Returns the rule of a new password: the program's, or for staff more characters, of any class. */
export const passwordRuleOf = ({ password }: Policies, staff: boolean): PasswordRule =>
  staff
    ? { ...password, min: Math.max(password.min, limits.staffPasswordMin), classes: [] }
    : password;

/** The character classes that a rule requires. */
export const neededClasses = ({ classes }: PasswordRule) =>
  passwordClasses.filter(({ name }) => classes.includes(name));
