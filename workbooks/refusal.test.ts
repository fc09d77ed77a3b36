import { describe, expect, test } from 'vitest';
import { limits } from '../contract/limits.ts';
import { workbookRefusal } from './refusal.ts';
import { compoundFile } from './testing/compoundFile.ts';
import { plainXls, record, workbookStream } from './testing/plainXls.ts';
import { plainItems, plainXlsx, plainXlsxOf, relationships } from './testing/plainXlsx.ts';
import { goodEvent, reportWorkbook } from './testing/reportWorkbook.ts';
import { changed, zipArchive } from './testing/zipArchive.ts';

type Expected = 'wrongType' | 'text' | 'damaged' | 'password' | 'macros' | `holds.${string}`;
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MICROSOFT = 'http://schemas.microsoft.com/office/2006/relationships';
const VBA_TYPE = 'application/vnd.ms-office.vbaProject';
const vba = compoundFile([{ name: 'VBA' }, { name: 'PROJECT', content: Buffer.from('ID="{}"') }]);
const xls = plainXls();
const xlsx = plainXlsx();

const judged = async (file: Buffer, name = 'report.xlsx') =>
  (await workbookRefusal(name, file))?.key;

/** An archive whose comment is a plain workbook: its end is the last in the file. */
function withComment(archive: Buffer): Buffer {
  const file = zipArchive(plainItems(), { before: archive });
  file.writeUInt16LE(file.length - archive.length, archive.length - 2);
  return file;
}

describe('macros and passwords are refused', () => {
  const types = { '/xl/vbaProject.bin': VBA_TYPE };
  const link = (target: string): [string, string] => [`${MICROSOFT}/vbaProject`, target];
  const withMacros = plainXlsx({
    main: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    types,
    parts: { 'xl/vbaProject.bin': vba },
  });
  const renamed = plainXlsx({
    defaults: { png: 'image/png' },
    workbook: [link('media/image1.png')],
    parts: { 'xl/media/image1.png': vba },
  });
  const typed = plainXlsx({
    types: { '/xl/media/data.bin': VBA_TYPE },
    parts: { 'xl/media/data.bin': vba },
  });

  // The ten that a security test got through.
  test.each<[string, Expected, Buffer, string?]>([
    ['code under the name of a picture', 'macros', renamed],
    ['code under another name, by its type', 'macros', typed],
    [
      'code behind a backslash',
      'macros',
      zipArchive([...plainItems(), { name: 'xl\\vbaProject.bin', content: vba }]),
    ],
    [
      'code that calls itself settings of a printer',
      'macros',
      plainXlsx({
        defaults: { bin: `${SHEET}.printerSettings` },
        workbook: [link('printerSettings/printerSettings1.bin')],
        parts: { 'xl/printerSettings/printerSettings1.bin': vba },
      }),
    ],
    [
      'code that the directory does not count',
      'damaged',
      zipArchive([...plainItems(), { name: 'xl/vbaProject.bin', content: vba }], { count: 5 }),
    ],
    ['an archive with code that has a plain one in its comment', 'damaged', withComment(renamed)],
    [
      'a macro sheet among the others in .xlsx',
      'macros',
      plainXlsx({
        types: { '/xl/worksheets/sheet2.xml': 'application/vnd.ms-excel.macrosheet+xml' },
        workbook: [[`${MICROSOFT}/xlMacrosheet`, 'worksheets/sheet2.xml']],
        parts: { 'xl/worksheets/sheet2.xml': '<a/>' },
      }),
    ],
    [
      'a macro sheet in .xls',
      'macros',
      plainXls({ sheets: [{}, { listed: 1, kind: 0x40, hidden: 2 }] }),
      'report.xls',
    ],
    [
      '_vba_project_cur in small letters',
      'macros',
      plainXls({}, { name: '_vba_project_cur' }),
      'report.xls',
    ],
    [
      'a password in .xls',
      'password',
      plainXls({
        records: [
          record(0x0042, Buffer.alloc(2)),
          ...Array.from({ length: 9 }, () => record(0x0160)),
          record(0x002f, Buffer.alloc(54)),
        ],
      }),
      'report.xls',
    ],
  ])('of the ten: %s', async (_what, expected, file, name) => {
    expect(await judged(file, name)).toBe(`upload.${expected}`);
  });

  test.each<[string, Expected, Buffer, string?]>([
    ['a workbook with macros', 'macros', withMacros],
    [
      'code in capitals',
      'macros',
      plainXlsx({
        defaults: { bin: `${SHEET}.printerSettings` },
        parts: { 'XL/VBAPROJECT.BIN': vba },
      }),
    ],
    [
      'code under a name with an escape',
      'macros',
      zipArchive([...plainItems(), { name: 'xl/%76baProject.bin', content: vba }]),
    ],
    [
      'code in the comment of a plain archive',
      'damaged',
      zipArchive(plainItems(), { comment: withMacros }),
    ],
    ['SheetJS .xlsm', 'macros', reportWorkbook([goodEvent], { bookType: 'xlsm' })],
    ['SheetJS .xlsb', 'wrongType', reportWorkbook([goodEvent], { bookType: 'xlsb' })],
    ['a template', 'wrongType', plainXlsx({ main: `${SHEET}.template.main+xml` })],
    [
      'a type in capitals',
      'macros',
      plainXlsx({
        types: { '/XL/DATA.BIN': VBA_TYPE.toUpperCase() },
        parts: { 'xl/data.bin': vba },
      }),
    ],
    [
      'the type written with character references',
      'macros',
      plainXlsx({
        types: { '/xl/data.bin': 'application/vnd.ms-office.&#118;baProject' },
        parts: { 'xl/data.bin': vba },
      }),
    ],
    [
      'the relationship written so',
      'macros',
      plainXlsx({
        defaults: { png: 'image/png' },
        workbook: [[`${MICROSOFT}/vb&#x61;Project`, 'a.png']],
        parts: { 'xl/a.png': vba },
      }),
    ],
    [
      'international macro sheets',
      'macros',
      plainXlsx({ parts: { 'xl/intlmacrosheets/sheet1.xml': '<a/>' } }),
    ],
    [
      'dialog sheets',
      'macros',
      plainXlsx({
        types: { '/xl/dialogsheets/sheet1.xml': `${SHEET}.dialogsheet+xml` },
        parts: { 'xl/dialogsheets/sheet1.xml': '<a/>' },
      }),
    ],
    [
      'a second document',
      'damaged',
      plainXlsx({ top: [['officeDocument', 'xl/worksheets/sheet1.xml']] }),
    ],
    [
      'a main part that is another',
      'wrongType',
      plainXlsx({
        parts: { '_rels/.rels': relationships(['officeDocument', 'xl/worksheets/sheet1.xml']) },
      }),
    ],
    [
      'a name that is typed twice',
      'damaged',
      plainXlsx({
        types: { '/xl/data.bin': VBA_TYPE, '/XL/data.bin': 'image/png' },
        parts: { 'xl/data.bin': vba },
      }),
    ],
    [
      'types in UTF-16',
      'damaged',
      zipArchive(
        changed(plainItems(), '[Content_Types].xml', {
          content: Buffer.from('\ufeff<Types/>', 'utf16le'),
        }),
      ),
    ],
    [
      'types with a document type',
      'damaged',
      zipArchive(
        changed(plainItems(), '[Content_Types].xml', {
          content: '<!DOCTYPE a [<!ENTITY b "c">]><Types/>',
        }),
      ),
    ],
    [
      'types that another namespace hides',
      'wrongType',
      zipArchive(changed(plainItems(), '[Content_Types].xml', { content: '<Types xmlns="a"/>' })),
    ],
    [
      'an archive with a password',
      'password',
      zipArchive(plainItems().map((item) => ({ ...item, flags: 1 }))),
    ],
    [
      'an encrypted .xlsx',
      'password',
      compoundFile([
        { name: 'EncryptionInfo' },
        { name: 'EncryptedPackage', content: Buffer.alloc(9) },
      ]),
    ],
    [
      'an encrypted .xlsx as .xls',
      'password',
      plainXls({}, { name: 'encryptedpackage', content: Buffer.alloc(9) }),
      'report.xls',
    ],
    ['code in .xls', 'macros', plainXls({}, { name: 'Macros' }), 'report.xls'],
    [
      'code in .xls under a name with another s',
      'macros',
      plainXls({}, { name: 'Macro\u017f' }),
      'report.xls',
    ],
    ['a project in .xls', 'macros', plainXls({ records: [record(0x00d3)] }), 'report.xls'],
    [
      'a macro sheet in .xls that calls itself a sheet',
      'macros',
      plainXls({ sheets: [{}, { kind: 0x40 }] }),
      'report.xls',
    ],
    [
      'a sheet of Visual Basic',
      'macros',
      plainXls({ sheets: [{}, { listed: 6, kind: 6 }] }),
      'report.xls',
    ],
    [
      'a macro sheet that the list hides in a sheet',
      'damaged',
      plainXls({ sheets: [{ at: 40 }] }),
      'report.xls',
    ],
    [
      'code beside an .xls of two generations',
      'macros',
      compoundFile([
        { name: 'Workbook', content: workbookStream() },
        {
          name: 'Book',
          content: workbookStream({ sheets: [{ listed: 1, kind: 0x40 }], version: 0x0500 }),
        },
      ]),
      'report.xls',
    ],
  ])('%s', async (_what, expected, file, name) => {
    expect(await judged(file, name)).toBe(`upload.${expected}`);
  });
});

describe('contents that a report must not have are refused with a text of their own', () => {
  const external = (content: string) =>
    plainXlsx({
      types: { '/xl/externalLinks/externalLink1.xml': `${SHEET}.externalLink+xml` },
      parts: { 'xl/externalLinks/externalLink1.xml': content },
    });
  const supbook = record(0x01ae, Buffer.from('\x00\x00\x09\x00\x00cmd\x03/c a', 'latin1'));
  test.each<[string, Expected, Buffer, string?]>([
    [
      'an embedded object',
      'holds.embedded',
      plainXlsx({
        defaults: { bin: `${OFFICE}.oleObject` },
        sheet: [['oleObject', '../embeddings/oleObject1.bin']],
        parts: { 'xl/embeddings/oleObject1.bin': vba },
      }),
    ],
    [
      'an embedded object of an allowed type',
      'holds.embedded',
      plainXlsx({
        defaults: { png: 'image/png' },
        sheet: [['oleObject', '../media/a.png']],
        parts: { 'xl/media/a.png': vba },
      }),
    ],
    [
      'an embedded package',
      'holds.embedded',
      plainXlsx({
        types: { '/xl/embeddings/a.docx': `${OFFICE}.wordprocessingml.document` },
        parts: { 'xl/embeddings/a.docx': xlsx },
      }),
    ],
    [
      'a control',
      'holds.controls',
      plainXlsx({
        types: { '/xl/activeX/activeX1.xml': 'application/vnd.ms-office.activeX+xml' },
        parts: { 'xl/activeX/activeX1.xml': '<a/>' },
      }),
    ],
    [
      'data connections',
      'holds.connections',
      plainXlsx({
        types: { '/xl/connections.xml': `${SHEET}.connections+xml` },
        parts: { 'xl/connections.xml': '<a/>' },
      }),
    ],
    [
      'a template from elsewhere',
      'holds.elsewhere',
      plainXlsx({ workbook: [['attachedTemplate', 'https://x.example/a.xltm', 'External']] }),
    ],
    [
      'a picture from elsewhere',
      'holds.elsewhere',
      plainXlsx({ sheet: [['image', '\\\\x.example\\a.png', 'External']] }),
    ],
    ['a file without a type', 'holds.embedded', plainXlsx({ parts: { 'xl/run.exe': 'MZ' } })],
    [
      'buttons of its own in the program',
      'holds.addIns',
      plainXlsx({
        top: [[`${MICROSOFT}/ui/extensibility`, 'customUI/customUI.xml']],
        parts: { 'customUI/customUI.xml': '<a/>' },
      }),
    ],
    [
      'a link to a program',
      'holds.commands',
      external('<x:externalLink xmlns:x="a"><x:ddeLink ddeService="cmd"/></x:externalLink>'),
    ],
    [
      'a link to a program that is not well-formed',
      'holds.commands',
      external('<externalLink><ddeLink>'),
    ],
    [
      'an embedded object in .xls',
      'holds.embedded',
      plainXls({}, { name: 'MBD0018B6F4' }),
      'report.xls',
    ],
    [
      'a link to a program in .xls',
      'holds.commands',
      plainXls({ records: [supbook] }),
      'report.xls',
    ],
    [
      'controls in .xls',
      'holds.controls',
      plainXls({}, { name: 'Ctls', content: Buffer.alloc(9) }),
      'report.xls',
    ],
  ])('%s', async (_what, expected, file, name) => {
    expect(await judged(file, name)).toBe(`upload.${expected}`);
  });
});

const csv = Buffer.from('\uFEFFEvent Name,Hotel\r\nGala,Millrace\r\n');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
test.each<[string, Expected, string, Buffer]>([
  ['a renamed PNG', 'wrongType', 'report.xlsx', png],
  ['a PNG renamed .xls', 'wrongType', 'report.xls', png],
  ['a renamed CSV file', 'text', 'report.xlsx', csv],
  ['a CSV file renamed .xls', 'text', 'report.xls', csv],
  ['nothing', 'damaged', 'report.xlsx', Buffer.alloc(0)],
  ['nothing named .xls', 'damaged', 'report.xls', Buffer.alloc(0)],
  ['an .xlsx named .xls', 'wrongType', 'report.xls', xlsx],
  ['an .xls named .xlsx', 'wrongType', 'report.xlsx', xls],
  ['another ending', 'wrongType', 'report.csv', xlsx],
  ['a macro ending', 'wrongType', 'report.xlsm', xlsx],
  ['no ending', 'wrongType', 'xlsx', xlsx],
  [
    'a document',
    'wrongType',
    'report.xlsx',
    plainXlsx({ main: `${OFFICE}.wordprocessingml.document.main+xml` }),
  ],
  ['an archive without types', 'wrongType', 'report.xlsx', zipArchive(plainItems().slice(1))],
  [
    'an archive without relationships',
    'wrongType',
    'report.xlsx',
    zipArchive(plainItems().filter(({ name }) => name !== '_rels/.rels')),
  ],
  ['one byte more', 'wrongType', 'report.xlsx', plainXlsxOf(limits.uploadBytes + 1)],
])('%s is refused', async (_what, expected, name, file) => {
  expect(await judged(file, name)).toBe(`upload.${expected}`);
});

test('no changed or missing byte causes an exception', async () => {
  for (const [name, file] of [
    ['a.xls', xls],
    ['a.xlsx', xlsx],
  ] as const) {
    for (let i = 0; i < file.length; i += name === 'a.xls' ? 7 : 2) {
      const wrong = Buffer.from(file);
      wrong[i] = 255 - (wrong[i] ?? 0);
      await workbookRefusal(name, wrong);
      await workbookRefusal(name, file.subarray(0, i));
    }
  }
});

test('the most hostile megabyte is checked within a few seconds', async () => {
  const deep = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${'<a xmlns:b="c">'.repeat(130_000)}`;
  const wide = `<Relationships ${Array.from({ length: 150_000 }, (_, i) => `a${i}="b"`).join(' ')}/>`;
  const folders = Array.from({ length: 1_990 }, (_, i) => ({ name: `${'a/'.repeat(100)}${i}` }));
  const records = Array.from({ length: 12_000 }, () => record(0x0160));
  const files: [string, Buffer][] = [
    ...[deep, wide].map((content): [string, Buffer] => [
      'a.xlsx',
      plainXlsx({ parts: { 'xl/_rels/a.rels': content } }),
    ]),
    ['a.xlsx', zipArchive([...plainItems(), ...folders])],
    ['a.xls', plainXls({ records })],
    ['a.xlsx', Buffer.concat([Buffer.from('PK\x05\x06'.repeat(250_000), 'latin1')])],
    ['a.xls', Buffer.concat([xls, Buffer.alloc(900_000, 0xff)])],
  ];
  const start = performance.now();
  for (const [name, file] of files) await workbookRefusal(name, file);
  expect(performance.now() - start).toBeLessThan(20_000);
}, 60_000);
