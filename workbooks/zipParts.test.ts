import { describe, expect, test } from 'vitest';
import { workbookRefusal } from './refusal.ts';
import { plainItems, plainXlsx } from './testing/plainXlsx.ts';
import { changed, descriptor, zipArchive } from './testing/zipArchive.ts';

const xlsx = plainXlsx();

describe('an archive that can be read in two ways is refused', () => {
  const bad = Buffer.from('PK\x03\x04');
  const first = '[Content_Types].xml';
  const utf8Path = Buffer.from('757005000101020304', 'hex');
  const twice = (name: string) => [...plainItems(), { name, content: '<a/>' }];
  test.each<[string, Buffer]>([
    ['half an archive', xlsx.subarray(0, xlsx.length - 30)],
    ['something before it', Buffer.concat([bad, xlsx])],
    ['something before it that the offsets allow for', zipArchive(plainItems(), { before: bad })],
    ['something after it', Buffer.concat([xlsx, Buffer.from('  ')])],
    ['something after filling', Buffer.concat([xlsx, Buffer.alloc(50), bad])],
    ['something between files and directory', zipArchive(plainItems(), { between: bad })],
    ['something between directory and its end', zipArchive(plainItems(), { gap: bad })],
    ['more files counted than there are', zipArchive(plainItems(), { count: 6 })],
    ['fewer', zipArchive(plainItems(), { count: 4 })],
    ['none', zipArchive([])],
    ['sizes of large archives in the count', zipArchive(plainItems(), { count: 0xffff })],
    [
      'sizes of large archives',
      zipArchive(
        changed(plainItems(), first, {
          directory: {
            packed: 0xffffffff,
            size: 0xffffffff,
            extra: Buffer.from('0100100001000000000000000100000000000000', 'hex'),
          },
        }),
      ),
    ],
    [
      'a directory of large archives before its end',
      zipArchive(plainItems(), {
        gap: Buffer.concat([
          Buffer.from('PK\x06\x06'),
          Buffer.alloc(52),
          Buffer.from('PK\x06\x07'),
          Buffer.alloc(16),
        ]),
      }),
    ],
    [
      'two names for the same data',
      zipArchive(changed(plainItems(), 'xl/workbook.xml', { directory: { at: 0 } })),
    ],
    [
      'a header with another name',
      zipArchive(changed(plainItems(), 'xl/workbook.xml', { local: { name: 'xl/workbook.bin' } })),
    ],
    [
      'a header with other flags',
      zipArchive(changed(plainItems(), first, { local: { flags: 8 } })),
    ],
    [
      'a header with another packing',
      zipArchive(changed(plainItems(), first, { local: { method: 0 } })),
    ],
    [
      'a header with another size',
      zipArchive(changed(plainItems(), first, { local: { size: 7 } })),
    ],
    [
      'a header with another checksum',
      zipArchive(changed(plainItems(), first, { local: { crc: 7 } })),
    ],
    [
      'an unknown packing',
      zipArchive(
        changed(plainItems(), first, { local: { method: 12 }, directory: { method: 12 } }),
      ),
    ],
    [
      'sizes after the data that differ',
      zipArchive(
        plainItems().map((item) => ({
          ...item,
          flags: 8,
          local: { crc: 0, packed: 0, size: 0 },
          descriptor: descriptor(Buffer.from('a'), 1),
        })),
      ),
    ],
    [
      'sizes after the data that are not there',
      zipArchive(
        plainItems().map((item) => ({ ...item, flags: 8, local: { crc: 0, packed: 0, size: 0 } })),
      ),
    ],
    ['an encrypted file', zipArchive(changed(plainItems(), 'xl/workbook.xml', { flags: 1 }))],
    [
      'an encrypted directory',
      zipArchive(changed(plainItems(), 'xl/workbook.xml', { flags: 1 << 13 })),
    ],
    [
      'another name in an extra field',
      zipArchive(changed(plainItems(), first, { directory: { extra: utf8Path } })),
    ],
    ['a name twice', zipArchive(twice('xl/workbook.xml'))],
    ['a name twice in other letters', zipArchive(twice('XL/Workbook.xml'))],
    ['a name from the root that is there', zipArchive(twice('/xl/workbook.xml'))],
    ['a name as Windows writes it that is there', zipArchive(twice('xl\\workbook.xml'))],
    ['a name that leads out', zipArchive(twice('xl/../../a.xml'))],
    ['a name with a drive', zipArchive(twice('C:/a.xml'))],
    ['a name with NUL', zipArchive(twice('xl/a.xml\u0000.png'))],
    ['a name with escapes that is there', zipArchive(twice('xl/%77orkbook.xml'))],
    ['a part in pieces', zipArchive(twice('xl/workbook.xml/[0].piece'))],
    [
      'types that unpack to other sizes',
      zipArchive(changed(plainItems(), first, { local: { size: 99 }, directory: { size: 99 } })),
    ],
    [
      'relationships that unpack to millions',
      zipArchive([
        ...plainItems(),
        { name: 'xl/_rels/a.rels', content: ' '.repeat(50_000_000), deflate: true },
      ]),
    ],
    [
      'types that unpack to millions',
      zipArchive(changed(plainItems(), first, { content: ' '.repeat(50_000_000) })),
    ],
    [
      'files that are said to unpack to gigabytes',
      zipArchive(
        changed(plainItems(), 'xl/workbook.xml', {
          local: { size: 0xfffffff0 },
          directory: { size: 0xfffffff0 },
        }),
      ),
    ],
    [
      '10,000 files in it',
      zipArchive([
        ...plainItems({ defaults: { png: 'image/png' } }),
        ...Array.from({ length: 10_000 }, (_, n) => ({ name: `a${n}.png` })),
      ]),
    ],
  ])('%s', async (_what, file) => {
    expect((await workbookRefusal('report.xlsx', file))?.key).toBe('upload.damaged');
  });
});
