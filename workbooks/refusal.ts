import { limits } from '../contract/limits.ts';
import type { Message } from '../contract/messages.ts';
import { isCompoundFile } from './compoundFile.ts';
import { isDamaged, isText } from './otherFiles.ts';
import { xlsRefusal } from './xls.ts';
import { xlsxRefusal } from './xlsx.ts';
import { isArchive } from './zipDirectory.ts';

/** Why a file is refused, by its message. */
const messages = {
  /** It is no workbook, or one of another kind than its name says. */
  other: { key: 'upload.wrongType' },
  text: { key: 'upload.text' },
  damaged: { key: 'upload.damaged' },
  password: { key: 'upload.password' },
  macros: { key: 'upload.macros' },
  /** A workbook with something in it that a report doesn't need and that is none of its reader's business. */
  embedded: { key: 'upload.holds.embedded' },
  controls: { key: 'upload.holds.controls' },
  connections: { key: 'upload.holds.connections' },
  commands: { key: 'upload.holds.commands' },
  addIns: { key: 'upload.holds.addIns' },
  elsewhere: { key: 'upload.holds.elsewhere' },
} as const satisfies Record<string, Message>;

export type Refusal = keyof typeof messages;

/**
 * Why a file can't be a report by what is in it; undefined where it is what its name says: a workbook without macros
 * and without a password (decision E2). Its cells are not read.
 */
export async function workbookRefusal(
  filename: string,
  file: Buffer,
): Promise<Message | undefined> {
  const refusal = file.length > limits.uploadBytes ? 'other' : await refusalOf(filename, file);
  return refusal && messages[refusal];
}

async function refusalOf(filename: string, file: Buffer): Promise<Refusal | undefined> {
  const [ending] = /\.xlsx?$/i.exec(filename) ?? [];
  const is = (name: string) => (ending?.toLowerCase() === name ? undefined : 'other');
  if (isCompoundFile(file)) return xlsRefusal(file) ?? is('.xls');
  if (isArchive(file)) return (await xlsxRefusal(file)) ?? is('.xlsx');
  if (isDamaged(file)) return 'damaged';
  return isText(file) ? 'text' : 'other';
}
