import { z } from 'zod';
import {
  bareText,
  cleanLine,
  cleanText,
  isOneLine,
  isText,
  lengthOf,
  looksEmpty,
} from './characters.ts';
import { plainSearch } from './email.ts';
import { packMessage } from './messages.ts';

/** A kind of text: how it is cleaned, and what is refused of it then. */
export interface TextKind {
  clean: (text: string) => string;
  isClean: (text: string) => boolean;
}
export const textKinds = {
  line: { clean: cleanLine, isClean: isOneLine },
  lines: { clean: cleanText, isClean: isText },
  /** An address, a number, a code. */
  bare: { clean: bareText, isClean: isOneLine },
  search: { clean: plainSearch, isClean: isOneLine },
} satisfies Record<string, TextKind>;

const required = packMessage('validation.required');
const invalid = packMessage('validation.invalid');
const minLength = (n: number) => packMessage('validation.minLength', { n });
const maxLength = (n: number) => packMessage('validation.maxLength', { n });
const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/**
 * Returns the schema of a text that somebody enters; lengths are in characters. It is cleaned before any check, and
 * checked in this order, so that the most helpful error comes first: missing, too short, too long, invalid. Text that
 * is too long is not checked further. In a file of its own, as a list's page needs no other schema.
 */
export function typedText(
  max: number,
  {
    min = 0,
    kind: { clean, isClean } = textKinds.line,
    tooLong = maxLength(max),
  }: { min?: number; kind?: TextKind; tooLong?: string } = {},
) {
  return z
    .string({ error: ({ input }) => (isMissing(input) ? required : invalid) })
    .overwrite(clean)
    .refine((text) => min === 0 || text !== '', { error: required })
    .refine((text) => lengthOf(text) >= min, { error: minLength(min) })
    .refine((text) => lengthOf(text) <= max, { error: tooLong, abort: true })
    .refine((text) => min === 0 || !looksEmpty(text) || text === '', {
      error: required,
      abort: true,
    })
    .refine(isClean, { error: invalid })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });
}
