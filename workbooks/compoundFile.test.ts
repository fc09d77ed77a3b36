import { describe, expect, test } from 'vitest';
import { workbookRefusal } from './refusal.ts';
import { compoundFile } from './testing/compoundFile.ts';
import { plainXls, workbookStream } from './testing/plainXls.ts';

const xls = plainXls();

describe('a container of .xls that contradicts itself is refused', () => {
  const broken = (at: number, value: number, file = xls): Buffer => {
    const copy = Buffer.from(file);
    copy.writeUInt32LE(value, at);
    return copy;
  };
  const TABLE = 512;
  const DIRECTORY = 1024;
  /** Where the directory says how the first stream begins, and how long it is. */
  const [START, LENGTH] = [DIRECTORY + 128 + 116, DIRECTORY + 128 + 120];
  test.each<[string, Buffer]>([
    ['half a file', xls.subarray(0, 700)],
    ['its first bytes', xls.subarray(0, 8)],
    ['a directory that runs in a circle', broken(TABLE + 4, 1)],
    ['a stream that runs in a circle', broken(TABLE + 8, 2)],
    ['a stream that begins in the directory', broken(START, 1)],
    ['a stream that leaves the file', broken(TABLE + 8, 5000)],
    ['a stream that is longer than its sectors', broken(LENGTH, 0x7fffffff)],
    ['a stream of small sectors that are not there', broken(LENGTH, 100)],
    ['a table without end', broken(44, 0xffffffff)],
    ['more tables than it needs', broken(72, 1)],
    ['a table of the table', broken(76, 5000)],
    ['another size of sectors', broken(30, 0x0006000c)],
    ['no root', broken(DIRECTORY + 64, 0x00010016)],
    ['a name without end', broken(DIRECTORY + 128 + 64, 0x0002ffff)],
    ['a workbook that is a storage', compoundFile([{ name: 'Workbook' }])],
    [
      'two workbooks',
      compoundFile([
        { name: 'Workbook', content: workbookStream() },
        { name: 'WORKBOOK', content: workbookStream() },
      ]),
    ],
    ['an empty workbook', compoundFile([{ name: 'Workbook', content: Buffer.alloc(0) }])],
    ['a workbook without sheets', plainXls({ sheets: [] })],
    [
      'a workbook that breaks off',
      compoundFile([{ name: 'Workbook', content: workbookStream().subarray(0, 30) }]),
    ],
    [
      'a workbook that begins with a sheet',
      compoundFile([{ name: 'Workbook', content: workbookStream().subarray(20) }]),
    ],
  ])('%s', async (_what, file) => {
    expect((await workbookRefusal('report.xls', file))?.key).toBe('upload.damaged');
  });
});
