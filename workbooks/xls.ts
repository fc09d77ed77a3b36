import { compoundFileEntries } from './compoundFile.ts';
import { streamVerdict } from './records.ts';
import type { Verdict } from './refusal.ts';

/** Streams and storages of macros and of encryption, in capitals: names are blind to case. */
const FORBIDDEN = new Set(
  ['_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA', 'MACROS', 'PROJECT', 'PROJECTWM'].concat(
    'ENCRYPTEDPACKAGE ENCRYPTIONINFO DATASPACES DRMCONTENT'.split(' '),
  ),
);
/** Embedded and linked objects, and controls. */
const OBJECT = /^(?:(?:MBD|LNK)[\dA-F]{8}|OLE10NATIVE|PACKAGE|CTLS|OCXNAME|OBJECTPOOL)$/;

/** Why an .xls is refused, judged by the streams of its container and the records of its workbook. */
export function xlsVerdict(file: Buffer): Verdict | undefined {
  const entries = (compoundFileEntries(file) ?? []).map(({ name, content }) => ({
    // biome-ignore lint/suspicious/noControlCharactersInRegex: some names begin with one
    name: name.replace(/[\u0000-\u001f]/g, '').toUpperCase(),
    content,
  }));
  if (entries.some(({ name }) => FORBIDDEN.has(name))) return 'notAWorkbook';
  if (entries.some(({ name }) => OBJECT.test(name))) return 'holdsMore';
  // A file for two generations of the program has both.
  const workbooks = entries.filter(({ name }) => name === 'WORKBOOK' || name === 'BOOK');
  if (workbooks.length === 0 || new Set(workbooks.map(({ name }) => name)).size < workbooks.length)
    return 'notAWorkbook';
  const verdicts = workbooks.map(({ content }) =>
    content ? streamVerdict(content) : 'notAWorkbook',
  );
  return verdicts.find((verdict) => verdict === 'notAWorkbook') ?? verdicts.find(Boolean);
}
