import type { Refusal } from './refusal.ts';

/**
 * What a report must not have, by what a part or a relationship says of its kind; the first counts. All else that a
 * spreadsheet program puts into a workbook is its own business: no program does anything with a kind that it doesn't
 * know.
 */
const dangers: readonly (readonly [Refusal, RegExp])[] = [
  // A binary workbook has the word in its type, with macros and without.
  ['macros', /vba|(?<!binary\.)macro|dialogsheet|attachedToolbars/i],
  ['embedded', /oleObject|\/package$/i],
  ['controls', /activeX|\/control$/i],
  ['connections', /connections?(?:\+xml)?$|queryTable|powerPivot|dataModel|\.model\+data$/i],
  ['addIns', /webExtension|ui\/extensibility/i],
];

/** @param kind the type of a part or of a relationship */
export const dangerOf = (kind: string): Refusal | undefined =>
  dangers.find(([, pattern]) => pattern.test(kind))?.[0];

/** The names under which programs keep macros. Others say nothing: programs go by types and relationships. */
const MACROS = /(?:^|\/)(?:vba[^/]*\.bin|(?:intl)?macrosheets\/[^/]*|dialogsheets\/[^/]*)$/;

/** @param name of a part, in lower case */
export const isNameOfMacros = (name: string): boolean => MACROS.test(name);

/** Relationships that may lead out of the file: a link in a cell, and another workbook that a formula names. */
const LINK = /\/hyperlink$|\/(?:xl)?externalLink(?:Long)?Path(?:\/|$)/i;

export const mayLeadOut = (type: string): boolean => LINK.test(type);

/** How programs, archives and the containers of embedded things begin. */
const STARTS = ['MZ', '\x7fELF', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'];

/** Whether a part is a file in its own right that could be run or opened, whatever it calls itself. */
export const isEmbedded = (start: Buffer): boolean =>
  STARTS.some((bytes) => start.toString('latin1').startsWith(bytes));
