import { z } from 'zod';
import {
  cleanLine,
  isOneLine,
  isText,
  passwordLength,
  plainPhone,
  withoutUnseen,
} from './characters.ts';
import { isDomain, isEmail, normalizeEmail, plainAddress } from './email.ts';
import { limits } from './limits.ts';
import { packMessage } from './messages.ts';
import { neededClasses, type PasswordRule, passwordRuleOf } from './policies.ts';
import type { Policies } from './records.ts';
import { exclusiveCodes, type Option } from './reference.ts';
import { type TextKind, textKinds, typedText } from './typedText.ts';
import { plainNumber } from './wholeNumbers.ts';

/**
 * The validation rules of specification §5. A schema issue contains a packed message (see messages.ts), which the
 * browser translates and the server returns as the text of the field. A rule that not every text fits has an example:
 * the API description shows it, and tests send it.
 */

const required = packMessage('validation.required');
const invalid = packMessage('validation.invalid');
const yesOrNo = packMessage('validation.yesOrNo');
const select = packMessage('validation.select');
const minLength = (n: number) => packMessage('validation.minLength', { n });
const maxLength = (n: number) => packMessage('validation.maxLength', { n });

const missing = (input: unknown) => input === undefined || input === null || input === '';
const missingOr = (otherwise: string) => (issue: { input?: unknown }) =>
  missing(issue.input) ? required : otherwise;

const nothing = z
  .string()
  .overwrite(cleanLine)
  .meta({ examples: [''] });

/** Returns the schema of an optional field: a missing value, null and what nobody sees become ''. */
export const optional = <T extends z.ZodType<string, string>>(rule: T) =>
  z
    .union([nothing.pipe(z.literal('')), rule], {
      error: (issue) => {
        const [, issues = []] = 'errors' in issue ? (issue.errors as z.core.$ZodIssue[][]) : [];
        return issues[0]?.message ?? invalid;
      },
    })
    .nullish()
    .transform((value) => value ?? '');

export const text = (max: number = limits.textMax, min = 1) => typedText(max, { min });

export const longText = (max: number) => typedText(max, { min: 1, kind: textKinds.lines });

/** A code, a token or the like, in which no word is: 1–200 characters, or `min`–`max`. */
export const code = (max: number = limits.textMax, min = 1) =>
  typedText(max, { min, kind: textKinds.bare });

export const searchText = (max: number = limits.searchMax) =>
  typedText(max, { kind: textKinds.search });

/** A person's name: Unicode letters, marks and their joiners, dashes, apostrophes, inner spaces (decision G1). 1–120. */
export const personName = () =>
  text(limits.nameMax).refine((name) => /^(?:[\p{L}\p{M}'’‘ʼ\- ‐‑–]|\u200c|\u200d)+$/u.test(name), {
    error: packMessage('validation.name'),
  });

/** An email address as it is meant. Not `isOneLine`: what that refuses is reported as an invalid address. */
export const addressText: TextKind = { clean: plainAddress, isClean: isText };

/** An email address; becomes lower case. */
export const email = (max: number = limits.emailMax) =>
  typedText(max, { min: 1, kind: addressText })
    .refine((address) => isEmail(address, max), { error: packMessage('validation.email') })
    .meta({ examples: ['ana.delacruz@northwind.example'] })
    .transform(normalizeEmail);

/** A phone number: digits, space, ( ) - . and a leading +; 6–18 characters (specification §5, decision G1). */
export const phone = () =>
  typedText(limits.phoneMax, {
    min: limits.phoneMin,
    kind: { ...textKinds.bare, clean: plainPhone },
  })
    .refine((number) => /^\+?[\d ().-]+$/.test(number) && /\d/.test(number), { error: invalid })
    .meta({ examples: ['+1 312 555 0100'] });

/**
 * Returns a web address with its scheme: https:// unless it names one. `//example.com` is taken as `example.com`, and
 * so is `\\example.com`: browsers read both alike.
 */
export const withScheme = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address.replace(/^[\\/]+/, '')}`;

/** A web address. The scheme may be missing: the page adds https:// when the field is left (decision G3). */
export const webAddress = () =>
  code().refine(
    (address) => {
      const complete = withScheme(address);
      if (/^[\\/]/.test(address) || !/^https?:\/\/[^\\/]/i.test(complete)) return false;
      if (!URL.canParse(complete)) return false;
      const url = new URL(complete);
      return isDomain(url.hostname) && url.username === '' && url.password === '';
    },
    { error: invalid },
  );

/** The domain of company addresses as `@example.com`, 2–200 characters; becomes lower case (specification §5). */
export const companyDomain = () =>
  code(limits.textMax, limits.domainMin)
    .refine((domain) => domain.startsWith('@') && isDomain(domain.slice(1)), { error: invalid })
    .transform((domain) => domain.toLowerCase());

/** A whole number from `min` to a billion, sent as a number or as it is read in every language. */
export const wholeNumber = (min: number) => {
  const max = 1_000_000_000;
  const numeric = packMessage('validation.numeric');
  const digits = z
    .string()
    .overwrite((typed) => plainNumber(typed))
    .max(limits.textMax, { error: numeric })
    .meta({ examples: [String(min)] });
  return z
    .union([z.number(), digits], { error: missingOr(numeric) })
    .refine((value) => value !== '', { error: required })
    .refine((value) => /^-?\d+$/.test(String(value)), { error: numeric })
    .meta({ examples: [min] })
    .transform(Number)
    .refine((value) => value >= min, { error: packMessage('validation.minValue', { n: min }) })
    .refine((value) => value <= max, { error: packMessage('validation.maxValue', { n: max }) });
};

const passwordExample = { examples: ['Kelp-Otter1!'] };

/** Returns what a password lacks by a rule, if anything. */
function lackOf(password: string, rule: PasswordRule): string | undefined {
  const { min, max } = rule;
  const length = passwordLength(password);
  if (length < min) return minLength(min);
  if (length > max) return maxLength(max);
  if (!isOneLine(password)) return invalid;
  const isWeak = neededClasses(rule).some(({ holds }) => !holds(password));
  return isWeak ? packMessage('validation.letterAndOther') : undefined;
}

/**
 * A new password (specification §5, decision F2): 8–16 characters of four classes, or what `policies` returns
 * when it is checked. A password is what is seen of it, its spaces at both ends included. A live list shows which part
 * is missing.
 * @param staff whether it is for a member of staff; absent: not known yet, either rule will do
 */
export const newPassword = (policies: () => Policies, staff?: boolean) =>
  z
    .string({ error: missingOr(invalid) })
    .overwrite(withoutUnseen)
    .min(1, { error: required })
    .superRefine((password, { addIssue }) => {
      const owners = staff === undefined ? [false, true] : [staff];
      const lacks = owners.map((owner) => lackOf(password, passwordRuleOf(policies(), owner)));
      const [lack] = lacks;
      if (lack && !lacks.includes(undefined)) addIssue(lack);
    })
    .meta(passwordExample);

/**
 * A password at sign-in (specification §5). A password chosen under an earlier rule still works.
 */
export const knownPassword = (policies: () => Policies) =>
  z
    .string({ error: required })
    .overwrite(withoutUnseen)
    .min(1, { error: required })
    .superRefine((password, { addIssue }) => {
      const min = Math.min(limits.passwordMin, policies().password.min);
      const max = Math.max(limits.passwordMax, policies().password.max);
      const length = passwordLength(password);
      if (length < min) addIssue(minLength(min));
      if (length > max) addIssue(maxLength(max));
    })
    .meta(passwordExample);

/** A text that is compared with a password: what is seen of it, of any form. */
export const passwordText = () =>
  z
    .string({ error: required })
    .overwrite(withoutUnseen)
    .min(1, { error: required })
    .meta(passwordExample);

/** One's own password, asked for before a change. */
export const currentPassword = () => passwordText().max(200).refine(isOneLine, { error: invalid });

export const flag = () => z.boolean({ error: missingOr(yesOrNo) });

export const optionalFlag = () =>
  z
    .boolean({ error: yesOrNo })
    .nullish()
    .transform((value) => value ?? false);

/** A checkbox that must be ticked (specification §5, decision G4). */
export const agreement = () => z.literal(true, { error: packMessage('validation.checkbox') });

/** Returns the schema of a list whose entries are only validated if there are at most `max`. */
export const bounded = <List extends z.ZodType>(
  list: List,
  max: number,
  error: (count: number) => string = () => invalid,
) =>
  z.preprocess((value, { addIssue }) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    addIssue(error(value.length));
    return z.NEVER;
  }, list);

const codesOf = (options: readonly Option[]) => options.map(({ code }) => code);

export const oneOf = (options: readonly Option[]) =>
  z.enum(codesOf(options), { error: missingOr(select) });

export const optionalOneOf = (options: readonly Option[]) =>
  z
    .enum(['', ...codesOf(options)], { error: select })
    .nullish()
    .transform((value) => value ?? '');

/** Several codes of `options`, each once; None and Not Applicable stand alone (decision G3). */
export const someOf = (options: readonly Option[], min = 0) =>
  bounded(
    z
      .array(z.enum(codesOf(options), { error: select }), { error: missingOr(select) })
      .min(min, { error: required })
      .refine((codes) => new Set(codes).size === codes.length, { error: select })
      .refine((codes) => codes.length < 2 || !codes.some((code) => exclusiveCodes.includes(code)), {
        error: select,
      }),
    options.length,
    () => select,
  );

export const optionalSomeOf = (options: readonly Option[]) =>
  someOf(options)
    .nullish()
    .transform((codes) => codes ?? []);

/** A group of fields. A missing group is validated as an empty one, so that each required field is reported. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (value === undefined ? {} : value),
    z.object(shape, { error: packMessage('validation.invalid') }),
  );

/** A form with the version that it was read with; optional for the first save (decision I1). */
export const withVersion = <Form extends z.ZodType>(form: Form) =>
  z.intersection(form, z.object({ version: z.int().optional() }));
