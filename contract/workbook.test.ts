import { expect, test } from 'vitest';
import { reportTemplate } from '../server/domain/reports/report-template.ts';
import { compoundFile, workbookStream } from '../server/domain/reports/testing/compound-file.ts';
import { zip } from '../server/domain/reports/zip.ts';
import { attachment, safeFilename } from './filename.ts';
import { limits } from './limits.ts';
import { isWorkbook } from './workbook.ts';

const xlsx = reportTemplate();
const xls = compoundFile(['Workbook', 'SummaryInformation'], workbookStream());
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const workbookParts = ['[Content_Types].xml', 'xl/workbook.xml'];
const archive = (...names: string[]) => zip(names.map((name) => ({ name, content: '<a/>' })));

/** A file of exactly `bytes` bytes that is still a workbook: a ZIP archive may end in a comment. */
function padded(bytes: number): Buffer {
  const part = 'x'.repeat(1000);
  const names = [...workbookParts, ...Array.from({ length: 100 }, (_, i) => `xl/media/${i}.bin`)];
  const base = zip(names.map((name) => ({ name, content: part })));
  return Buffer.concat([Buffer.alloc(0), base, Buffer.alloc(Math.max(0, bytes - base.length))]);
}

test.each([
  ['the template', 'report.xlsx', xlsx],
  ['a name in capitals', 'REPORT.XLSX', xlsx],
  ['an .xls', 'report.xls', xls],
  ['an .xls of the nineties', 'report.xls', compoundFile(['Book'], workbookStream())],
  ['a name with dots', 'q1.final.xlsx', xlsx],
  ['an archive with bytes after its end', 'report.xlsx', Buffer.concat([xlsx, Buffer.from('  ')])],
  ['1,048,576 bytes', 'report.xlsx', padded(limits.uploadBytes)],
])('%s is taken', (_what, name, file) => {
  expect(isWorkbook(name, file)).toBe(true);
});

const encryptedEntry = Buffer.from(archive(...workbookParts));
encryptedEntry.writeUInt16LE(1, encryptedEntry.indexOf('PK\x01\x02', 0, 'latin1') + 8);

test.each([
  ['a renamed PNG', 'report.xlsx', png],
  ['a PNG renamed .xls', 'report.xls', png],
  ['nothing', 'report.xlsx', Buffer.alloc(0)],
  ['an .xlsx named .xls', 'report.xls', xlsx],
  ['an .xls named .xlsx', 'report.xlsx', xls],
  ['another ending', 'report.csv', xlsx],
  ['a macro ending', 'report.xlsm', xlsx],
  ['no ending', 'xlsx', xlsx],
  [
    'an archive of something else',
    'report.xlsx',
    archive('[Content_Types].xml', 'word/document.xml'),
  ],
  ['an archive without content types', 'report.xlsx', archive('xl/workbook.xml')],
  ['macros in .xlsx', 'report.xlsx', archive(...workbookParts, 'xl/vbaProject.bin')],
  ['old macros in .xlsx', 'report.xlsx', archive(...workbookParts, 'xl/macrosheets/sheet1.xml')],
  ['an encrypted entry', 'report.xlsx', encryptedEntry],
  ['an encrypted .xlsx', 'report.xlsx', compoundFile(['EncryptionInfo', 'EncryptedPackage'])],
  ['an encrypted .xlsx as .xls', 'report.xls', compoundFile(['Workbook', 'EncryptedPackage'])],
  [
    'an encrypted .xls',
    'report.xls',
    compoundFile(['Workbook'], workbookStream({ encrypted: true })),
  ],
  [
    'macros in .xls',
    'report.xls',
    compoundFile(['Workbook', '_VBA_PROJECT_CUR'], workbookStream()),
  ],
  [
    'macros far down',
    'report.xls',
    compoundFile(['Workbook', 'a', 'b', 'c', 'd', '_VBA_PROJECT_CUR']),
  ],
  ['a document', 'report.xls', compoundFile(['WordDocument'])],
  ['half an archive', 'report.xlsx', xlsx.subarray(0, xlsx.length - 30)],
  ['an archive with something before it', 'report.xlsx', Buffer.concat([png, xlsx])],
  [
    'an archive that names places outside',
    'report.xlsx',
    Buffer.from(xlsx).fill(0xff, xlsx.length - 6),
  ],
  ['half a compound file', 'report.xls', xls.subarray(0, 700)],
  ['one byte more', 'report.xlsx', padded(limits.uploadBytes + 1)],
])('%s is refused', (_what, name, file) => {
  expect(isWorkbook(name, file)).toBe(false);
});

test('a directory that runs in a circle ends', () => {
  const circle = Buffer.from(compoundFile(['Workbook'], workbookStream()));
  circle.writeUInt32LE(1, 512 + 4);
  expect(isWorkbook('report.xls', circle)).toBe(true);
});

test('no byte that is changed or missing leads to an error', () => {
  for (const [name, file] of [
    ['a.xls', xls],
    ['a.xlsx', xlsx],
  ] as const) {
    for (let i = 0; i < file.length; i += 3) {
      const broken = Buffer.from(file);
      broken[i] = 255 - (broken[i] ?? 0);
      expect(() => isWorkbook(name, broken)).not.toThrow();
      expect(() => isWorkbook(name, file.subarray(0, i))).not.toThrow();
    }
  }
});

test.each([
  ['report.xlsx', 'report.xlsx'],
  ['../../etc/passwd.xlsx', 'passwd.xlsx'],
  ['C:\\Users\\Ada\\Q1 report.xls', 'Q1 report.xls'],
  ['報告書 四半期.xlsx', '報告書 四半期.xlsx'],
  ['отчёт.xls', 'отчёт.xls'],
  ['a\r\nSet-Cookie: b=c.xlsx', 'aSet-Cookie_ b=c.xlsx'],
  ['gpj.\u202exslx.xlsx', 'gpj.xslx.xlsx'],
  ['a"b<c>.xlsx', 'a_b_c_.xlsx'],
  ['a%22b%0D%0Ac%0a.xlsx', 'a_bc.xlsx'],
  ['100%25.xlsx', '100%25.xlsx'],
  ['...xlsx', 'report.xlsx'],
  ['.xlsx', 'report.xlsx'],
  [`${'é'.repeat(400)}.xlsx`, `${'é'.repeat(145)}.xlsx`],
])('the name %j is kept as %j', (name, kept) => {
  expect(safeFilename(name)).toBe(kept);
});

test('a download says its name in UTF-8 and in ASCII', () => {
  expect(attachment('報告 (1).xlsx')).toBe(
    `attachment; filename="__ (1).xlsx"; filename*=UTF-8''%E5%A0%B1%E5%91%8A%20%281%29.xlsx`,
  );
});
