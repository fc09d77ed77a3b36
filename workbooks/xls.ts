import { type CompoundEntry, compoundFileEntries } from './compoundFile.ts';
import { streamRefusal } from './records.ts';
import type { Refusal } from './refusal.ts';

/** Streams and storages by their names in capitals, since names are blind to case; the first that is there counts. */
const dangers: readonly (readonly [Refusal, RegExp])[] = [
  ['password', /^(?:ENCRYPTEDPACKAGE|ENCRYPTIONINFO|DATASPACES|DRMCONTENT)$/],
  ['macros', /^(?:_VBA_PROJECT_CUR|_VBA_PROJECT|VBA|MACROS|PROJECT|PROJECTWM)$/],
  ['embedded', /^(?:(?:MBD|LNK)[\dA-F]{8}|OLE10NATIVE|PACKAGE|OBJECTPOOL)$/],
  ['controls', /^(?:CTLS|OCXNAME)$/],
];

/** Why an .xls is refused, judged by the streams of its container and the records of its workbook. */
export function xlsRefusal(file: Buffer): Refusal | undefined {
  const entries = compoundFileEntries(file);
  if (!entries) return 'damaged';
  const names = entries.map(nameOf);
  const danger = dangers.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
  if (danger === 'password' || danger === 'macros') return danger;
  const workbooks = workbooksIn(entries);
  if (!workbooks) return 'damaged';
  // A file for two generations of the program has two.
  if (workbooks.length === 0) return 'other';
  const refusals = workbooks.map(streamRefusal).filter((refusal) => refusal !== undefined);
  return refusals.find((refusal) => refusal !== 'commands') ?? danger ?? refusals[0];
}

/**
 * The streams of workbooks in a container, that of the later program first; undefined where two have one name, or one
 * is damaged.
 */
export function workbooksIn(entries: readonly CompoundEntry[]): Buffer[] | undefined {
  const found = ['WORKBOOK', 'BOOK'].flatMap((name) => {
    const own = entries.filter((entry) => nameOf(entry) === name);
    return own.length < 2 ? own.map((entry) => entry.content()) : [undefined];
  });
  return found.includes(undefined) ? undefined : found.flatMap((content) => content ?? []);
}

const nameOf = ({ name }: CompoundEntry): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: some names begin with one
  name.replace(/[\u0000-\u001f]/g, '').toUpperCase();
