import { limits } from '../contract/limits.ts';
import type { Message } from '../contract/messages.ts';
import { xlsVerdict } from './xls.ts';
import { xlsxVerdict } from './xlsx.ts';

const messages = {
  notAWorkbook: { key: 'upload.wrongType' },
  holdsMore: { key: 'upload.holdsMore' },
} as const satisfies Record<Verdict, Message>;

/**
 * Why a file can't be a report by what is in it; undefined where it is what its name says: a workbook without macros
 * and without a password (decision E2). Its cells are not read.
 */
export async function workbookRefusal(
  filename: string,
  file: Buffer,
): Promise<Message | undefined> {
  const verdict = file.length > limits.uploadBytes ? 'notAWorkbook' : await read(filename, file);
  return verdict && messages[verdict];
}

async function read(filename: string, file: Buffer): Promise<Verdict | undefined> {
  if (/\.xlsx$/i.test(filename)) return xlsxVerdict(file);
  return /\.xls$/i.test(filename) ? xlsVerdict(file) : 'notAWorkbook';
}

/**
 * Why a file is refused. `notAWorkbook`: it is no workbook without macros and without a password. `holdsMore`: it is
 * one, with something in it that a report doesn't need and that is none of its reader's business.
 */
export type Verdict = 'notAWorkbook' | 'holdsMore';
