import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { limits } from '../contract/limits.ts';
import { emptyWorkbook } from '../fixtures/workbook.ts';
import { workbookRefusal } from './refusal.ts';
import { compoundFile } from './testing/compoundFile.ts';
import { longArchive } from './testing/longArchive.ts';
import { plainXls, record, workbookStream } from './testing/plainXls.ts';
import { type Changes, plainItems, plainXlsx, relationships } from './testing/plainXlsx.ts';
import { streamed } from './testing/streamed.ts';
import { descriptor, type Item, zipArchive } from './testing/zipArchive.ts';

const WRONG = 'upload.wrongType';
const MORE = 'upload.holdsMore';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MICROSOFT = 'http://schemas.microsoft.com/office/2006/relationships';
const VBA_TYPE = 'application/vnd.ms-office.vbaProject';
const vba = compoundFile([{ name: 'VBA' }, { name: 'PROJECT', content: Buffer.from('ID="{}"') }]);
const xls = plainXls();
const xlsx = plainXlsx();

const judged = async (file: Buffer, name = 'report.xlsx') =>
  (await workbookRefusal(name, file))?.key;

/** The same workbook with its first file read in between. */
const changed = (items: Item[], name: string, change: Partial<Item>): Item[] =>
  items.map((item) => (item.name === name ? { ...item, ...change } : item));

/** An archive whose comment is a plain workbook: its end is the last in the file. */
function withComment(archive: Buffer): Buffer {
  const file = zipArchive(plainItems(), { before: archive });
  file.writeUInt16LE(file.length - archive.length, archive.length - 2);
  return file;
}

/** A workbook of exactly so many bytes, nothing in it packed. */
function ofSize(bytes: number): Buffer {
  const named = (picture: Buffer) =>
    zipArchive(
      plainItems({
        defaults: { png: 'image/png' },
        parts: { 'xl/media/image1.png': picture },
      }).map((item) => ({ ...item, deflate: false })),
    );
  return named(Buffer.alloc(bytes - named(Buffer.alloc(0)).length));
}

const book = utils.book_new();
utils.book_append_sheet(
  book,
  utils.aoa_to_sheet([
    ['Hotel', 'Nights'],
    ['A', 12],
  ]),
  'Bookings',
);
utils.book_append_sheet(book, utils.aoa_to_sheet([['More']]), 'More');
const written = (bookType: 'xlsx' | 'biff8' | 'biff5' | 'xlsm' | 'xlsb'): Buffer =>
  write(book, { bookType, type: 'buffer' });

describe('a plain workbook is accepted', () => {
  /** Parts and relationships that Excel, LibreOffice and others write. */
  const rich: Changes = {
    defaults: {
      bin: `${SHEET}.printerSettings`,
      png: 'image/png',
      jpeg: 'image/jpeg',
      emf: 'image/x-emf',
      vml: `${OFFICE}.vmlDrawing`,
    },
    types: {
      '/xl/theme/theme1.xml': `${OFFICE}.theme+xml`,
      '/xl/styles.xml': `${SHEET}.styles+xml`,
      '/xl/sharedStrings.xml': `${SHEET}.sharedStrings+xml`,
      '/xl/calcChain.xml': `${SHEET}.calcChain+xml`,
      '/xl/comments1.xml': `${SHEET}.comments+xml`,
      '/xl/tables/table1.xml': `${SHEET}.table+xml`,
      '/xl/drawings/drawing1.xml': `${OFFICE}.drawing+xml`,
      '/xl/charts/chart1.xml': `${OFFICE}.drawingml.chart+xml`,
      '/xl/charts/style1.xml': 'application/vnd.ms-office.chartstyle+xml',
      '/xl/externalLinks/externalLink1.xml': `${SHEET}.externalLink+xml`,
      '/xl/persons/person.xml': 'application/vnd.ms-excel.person+xml',
      '/customXml/itemProps1.xml': `${OFFICE}.customXmlProperties+xml`,
      '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
      '/docProps/app.xml': `${OFFICE}.extended-properties+xml`,
      '/docMetadata/LabelInfo.xml': 'application/vnd.ms-office.classificationlabels+xml',
    },
    top: [
      ['extended-properties', 'docProps/app.xml'],
      [
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
      [
        'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels',
        'docMetadata/LabelInfo.xml',
      ],
    ],
    workbook: [
      ['theme', 'theme/theme1.xml'],
      ['styles', '/xl/styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['calcChain', 'calcChain.xml'],
      ['externalLink', 'externalLinks/externalLink1.xml'],
      ['customXml', '../customXml/item1.xml'],
    ],
    sheet: [
      ['printerSettings', '../printerSettings/printerSettings1.bin'],
      ['drawing', '../drawings/drawing1.xml'],
      ['comments', '../comments1.xml'],
      ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
      ['table', '../tables/table1.xml'],
      ['hyperlink', 'https://northwind.example/', 'External'],
    ],
    parts: {
      'xl/theme/theme1.xml': '<a/>',
      'xl/styles.xml': '<a/>',
      'xl/sharedStrings.xml': '<a/>',
      'xl/calcChain.xml': '<a/>',
      'xl/comments1.xml': '<a/>',
      'xl/tables/table1.xml': '<a/>',
      'xl/drawings/drawing1.xml': '<a/>',
      'xl/drawings/vmlDrawing1.vml': '<xml/>',
      'xl/charts/chart1.xml': '<a/>',
      'xl/charts/style1.xml': '<a/>',
      'xl/persons/person.xml': '<a/>',
      'xl/printerSettings/printerSettings1.bin': Buffer.alloc(200),
      'xl/media/image1.png': Buffer.from('89504e47', 'hex'),
      'xl/externalLinks/externalLink1.xml':
        '<externalLink><externalBook r:id="rId1" xmlns:r="r"/></externalLink>',
      'xl/externalLinks/_rels/externalLink1.xml.rels': relationships([
        'externalLinkPath',
        'file:///C:\\Prices.xlsx',
        'External',
      ]),
      'customXml/item1.xml': '<a/>',
      'customXml/itemProps1.xml': '<a/>',
      'docProps/core.xml': '<a/>',
      'docProps/app.xml': '<a/>',
      'docMetadata/LabelInfo.xml': '<a/>',
    },
  };
  const strict = plainXlsx({
    parts: {
      '_rels/.rels': `\ufeff${relationships([
        'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
        '/xl/workbook.xml',
      ])}`,
    },
  });
  const runningOn = Buffer.from(xls);
  runningOn.writeUInt32LE(10, 512 + 9 * 4);
  const folders = [{ name: 'xl/' }, ...plainItems(), { name: 'xl/worksheets/' }];
  const deflatedToNothing = (item: Item): Item =>
    item.content === undefined ? { ...item, local: { method: 8 }, directory: { method: 8 } } : item;
  const renamed = (change: (name: string) => string) =>
    plainItems().map((item) => ({ ...item, name: change(item.name) }));

  test.each<[string, Buffer, string?]>([
    ['the fixtures’ workbook', emptyWorkbook(['Hotel'])],
    ['the least that a workbook is', xlsx],
    ['its name in capitals', xlsx, 'REPORT.XLSX'],
    ['a name with dots', xlsx, 'q1.final.xlsx'],
    ['all that Excel puts in', plainXlsx(rich)],
    ['strict Open XML, with byte order marks', strict],
    ['types in other order of the files', zipArchive(plainItems().reverse())],
    ['folders as entries', zipArchive(folders)],
    ['folders that are said to be deflated', zipArchive(folders.map(deflatedToNothing))],
    ['names as Windows writes them', zipArchive(renamed((name) => name.replaceAll('/', '\\')))],
    ['names from the root', zipArchive(renamed((name) => `/${name}`))],
    ['names in other letters', zipArchive([...plainItems(), { name: 'xl/ｖ.xml' }])],
    ['a comment of the archive', zipArchive(plainItems(), { comment: Buffer.from('a') })],
    ['sizes of eight bytes throughout', longArchive(plainItems())],
    ['sizes after the data', zipArchive(streamed(plainItems()))],
    [
      'sizes after the data, without a signature',
      zipArchive(streamed(plainItems(), { signed: false })),
    ],
    ['sizes of eight bytes after the data', zipArchive(streamed(plainItems(), { long: true }))],
    ['a type for an ending that no file has', plainXlsx({ defaults: { bin: VBA_TYPE } })],
    ['SheetJS .xlsx', written('xlsx')],
    ['1,048,576 bytes', ofSize(limits.uploadBytes)],
    ['zeros behind the end, as filling', Buffer.concat([xlsx, Buffer.alloc(5_000)])],
    ['an .xls', xls, 'report.xls'],
    [
      'an .xls with hidden sheets and a chart',
      plainXls({ sheets: [{ hidden: 1 }, { hidden: 2 }, { listed: 2, kind: 0x20 }] }),
      'report.xls',
    ],
    [
      'an .xls of the nineties',
      compoundFile([{ name: 'Book', content: workbookStream({ version: 0x0500 }) }]),
      'report.xls',
    ],
    ['an .xls whose workbook’s sectors run on into the next stream', runningOn, 'report.xls'],
    ['SheetJS .xls', written('biff8'), 'report.xls'],
    ['SheetJS .xls of the nineties', written('biff5'), 'report.xls'],
  ])('%s', async (_what, file, name) => {
    expect(await judged(file, name)).toBeUndefined();
  });
});

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
  test.each<[string, Buffer, string?]>([
    ['code under the name of a picture', renamed],
    ['code under another name, by its type', typed],
    [
      'code behind a backslash',
      zipArchive([...plainItems(), { name: 'xl\\vbaProject.bin', content: vba }]),
    ],
    [
      'code that calls itself settings of a printer',
      plainXlsx({
        defaults: { bin: `${SHEET}.printerSettings` },
        workbook: [link('printerSettings/printerSettings1.bin')],
        parts: { 'xl/printerSettings/printerSettings1.bin': vba },
      }),
    ],
    [
      'code that the directory does not count',
      zipArchive([...plainItems(), { name: 'xl/vbaProject.bin', content: vba }], { count: 5 }),
    ],
    ['an archive with code that has a plain one in its comment', withComment(renamed)],
    [
      'a macro sheet among the others in .xlsx',
      plainXlsx({
        types: { '/xl/worksheets/sheet2.xml': 'application/vnd.ms-excel.macrosheet+xml' },
        workbook: [[`${MICROSOFT}/xlMacrosheet`, 'worksheets/sheet2.xml']],
        parts: { 'xl/worksheets/sheet2.xml': '<a/>' },
      }),
    ],
    [
      'a macro sheet in .xls',
      plainXls({ sheets: [{}, { listed: 1, kind: 0x40, hidden: 2 }] }),
      'report.xls',
    ],
    ['_vba_project_cur in small letters', plainXls({}, { name: '_vba_project_cur' }), 'report.xls'],
    [
      'a password in .xls',
      plainXls({
        records: [
          record(0x0042, Buffer.alloc(2)),
          ...Array.from({ length: 9 }, () => record(0x0160)),
          record(0x002f, Buffer.alloc(54)),
        ],
      }),
      'report.xls',
    ],
  ])('of the ten: %s', async (_what, file, name) => {
    expect(await judged(file, name)).toBe(WRONG);
  });

  test.each<[string, Buffer, string?]>([
    ['a workbook with macros', withMacros],
    [
      'code in capitals',
      plainXlsx({
        defaults: { bin: `${SHEET}.printerSettings` },
        parts: { 'XL/VBAPROJECT.BIN': vba },
      }),
    ],
    [
      'code under a name with an escape',
      zipArchive([...plainItems(), { name: 'xl/%76baProject.bin', content: vba }]),
    ],
    ['code in the comment of a plain archive', zipArchive(plainItems(), { comment: withMacros })],
    ['SheetJS .xlsm', written('xlsm')],
    ['SheetJS .xlsb', written('xlsb')],
    ['a template', plainXlsx({ main: `${SHEET}.template.main+xml` })],
    [
      'a type in capitals',
      plainXlsx({
        types: { '/XL/DATA.BIN': VBA_TYPE.toUpperCase() },
        parts: { 'xl/data.bin': vba },
      }),
    ],
    [
      'the type written with character references',
      plainXlsx({
        types: { '/xl/data.bin': 'application/vnd.ms-office.&#118;baProject' },
        parts: { 'xl/data.bin': vba },
      }),
    ],
    [
      'the relationship written so',
      plainXlsx({
        defaults: { png: 'image/png' },
        workbook: [[`${MICROSOFT}/vb&#x61;Project`, 'a.png']],
        parts: { 'xl/a.png': vba },
      }),
    ],
    [
      'international macro sheets',
      plainXlsx({ parts: { 'xl/intlmacrosheets/sheet1.xml': '<a/>' } }),
    ],
    [
      'dialog sheets',
      plainXlsx({
        types: { '/xl/dialogsheets/sheet1.xml': `${SHEET}.dialogsheet+xml` },
        parts: { 'xl/dialogsheets/sheet1.xml': '<a/>' },
      }),
    ],
    [
      'two main parts',
      plainXlsx({
        types: { '/xl/other.xml': `${SHEET}.sheet.main+xml` },
        parts: { 'xl/other.xml': '<a/>' },
      }),
    ],
    ['a second document', plainXlsx({ top: [['officeDocument', 'xl/worksheets/sheet1.xml']] })],
    [
      'a main part that is another',
      plainXlsx({
        parts: { '_rels/.rels': relationships(['officeDocument', 'xl/worksheets/sheet1.xml']) },
      }),
    ],
    [
      'a name that is typed twice',
      plainXlsx({
        types: { '/xl/data.bin': VBA_TYPE, '/XL/data.bin': 'image/png' },
        parts: { 'xl/data.bin': vba },
      }),
    ],
    [
      'types in UTF-16',
      zipArchive(
        changed(plainItems(), '[Content_Types].xml', {
          content: Buffer.from('\ufeff<Types/>', 'utf16le'),
        }),
      ),
    ],
    [
      'types with a document type',
      zipArchive(
        changed(plainItems(), '[Content_Types].xml', {
          content: '<!DOCTYPE a [<!ENTITY b "c">]><Types/>',
        }),
      ),
    ],
    [
      'types that another namespace hides',
      zipArchive(changed(plainItems(), '[Content_Types].xml', { content: '<Types xmlns="a"/>' })),
    ],
    [
      'an encrypted .xlsx',
      compoundFile([
        { name: 'EncryptionInfo' },
        { name: 'EncryptedPackage', content: Buffer.alloc(9) },
      ]),
    ],
    [
      'an encrypted .xlsx as .xls',
      plainXls({}, { name: 'encryptedpackage', content: Buffer.alloc(9) }),
      'report.xls',
    ],
    ['code in .xls', plainXls({}, { name: 'Macros' }), 'report.xls'],
    [
      'code in .xls under a name with another s',
      plainXls({}, { name: 'Macro\u017f' }),
      'report.xls',
    ],
    ['a project in .xls', plainXls({ records: [record(0x00d3)] }), 'report.xls'],
    [
      'a macro sheet in .xls that calls itself a sheet',
      plainXls({ sheets: [{}, { kind: 0x40 }] }),
      'report.xls',
    ],
    ['a sheet of Visual Basic', plainXls({ sheets: [{}, { listed: 6, kind: 6 }] }), 'report.xls'],
    [
      'a macro sheet that the list hides in a sheet',
      plainXls({ sheets: [{ at: 40 }] }),
      'report.xls',
    ],
    [
      'code beside an .xls of two generations',
      compoundFile([
        { name: 'Workbook', content: workbookStream() },
        {
          name: 'Book',
          content: workbookStream({ sheets: [{ listed: 1, kind: 0x40 }], version: 0x0500 }),
        },
      ]),
      'report.xls',
    ],
  ])('%s', async (_what, file, name) => {
    expect(await judged(file, name)).toBe(WRONG);
  });
});

describe('contents that a report must not have are refused with a text of their own', () => {
  const external = (content: string) =>
    plainXlsx({
      types: { '/xl/externalLinks/externalLink1.xml': `${SHEET}.externalLink+xml` },
      parts: { 'xl/externalLinks/externalLink1.xml': content },
    });
  const supbook = record(0x01ae, Buffer.from('\x00\x00\x09\x00\x00cmd\x03/c a', 'latin1'));
  test.each<[string, Buffer, string?]>([
    [
      'an embedded object',
      plainXlsx({
        defaults: { bin: `${OFFICE}.oleObject` },
        sheet: [['oleObject', '../embeddings/oleObject1.bin']],
        parts: { 'xl/embeddings/oleObject1.bin': vba },
      }),
    ],
    [
      'an embedded object of an allowed type',
      plainXlsx({
        defaults: { png: 'image/png' },
        sheet: [['oleObject', '../media/a.png']],
        parts: { 'xl/media/a.png': vba },
      }),
    ],
    [
      'an embedded package',
      plainXlsx({
        types: { '/xl/embeddings/a.docx': `${OFFICE}.wordprocessingml.document` },
        parts: { 'xl/embeddings/a.docx': xlsx },
      }),
    ],
    [
      'a control',
      plainXlsx({
        types: { '/xl/activeX/activeX1.xml': 'application/vnd.ms-office.activeX+xml' },
        parts: { 'xl/activeX/activeX1.xml': '<a/>' },
      }),
    ],
    [
      'data connections',
      plainXlsx({
        types: { '/xl/connections.xml': `${SHEET}.connections+xml` },
        parts: { 'xl/connections.xml': '<a/>' },
      }),
    ],
    [
      'a template from elsewhere',
      plainXlsx({ workbook: [['attachedTemplate', 'https://x.example/a.xltm', 'External']] }),
    ],
    [
      'a picture from elsewhere',
      plainXlsx({ sheet: [['image', '\\\\x.example\\a.png', 'External']] }),
    ],
    ['a file without a type', plainXlsx({ parts: { 'xl/run.exe': 'MZ' } })],
    [
      'buttons of its own in the program',
      plainXlsx({
        top: [[`${MICROSOFT}/ui/extensibility`, 'customUI/customUI.xml']],
        parts: { 'customUI/customUI.xml': '<a/>' },
      }),
    ],
    [
      'a link to a program',
      external('<x:externalLink xmlns:x="a"><x:ddeLink ddeService="cmd"/></x:externalLink>'),
    ],
    ['a link to a program that is not well-formed', external('<externalLink><ddeLink>')],
    ['an embedded object in .xls', plainXls({}, { name: 'MBD0018B6F4' }), 'report.xls'],
    ['a link to a program in .xls', plainXls({ records: [supbook] }), 'report.xls'],
    ['controls in .xls', plainXls({}, { name: 'Ctls', content: Buffer.alloc(9) }), 'report.xls'],
  ])('%s', async (_what, file, name) => {
    expect(await judged(file, name)).toBe(MORE);
  });
});

describe('an archive that can be read in two ways is refused', () => {
  const bad = Buffer.from('PK\x03\x04');
  const first = '[Content_Types].xml';
  const utf8Path = Buffer.from('757005000101020304', 'hex');
  const many = Array.from({ length: 65_535 }, (_, index) => ({ name: `${index}` }));
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
    ['65,535 files', zipArchive(many)],
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
    expect(await judged(file)).toBe(WRONG);
  });

  test('relationships that unpack to millions of entries are not read', async () => {
    const content = ' '.repeat(3_000_000);
    const file = zipArchive([...plainItems(), { name: 'xl/_rels/a.rels', content, deflate: true }]);
    expect(await judged(file)).toBe(MORE);
  });
});

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
    ['a stream that runs into another', broken(TABLE + 8, 11)],
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
    ['a document', compoundFile([{ name: 'WordDocument', content: workbookStream() }])],
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
    expect(await judged(file, 'report.xls')).toBe(WRONG);
  });
});

const csv = Buffer.from('\uFEFFEvent Name,Hotel\r\nGala,Millrace\r\n');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
test.each<[string, string, Buffer]>([
  ['a renamed PNG', 'report.xlsx', png],
  ['a PNG renamed .xls', 'report.xls', png],
  ['a renamed CSV file', 'report.xlsx', csv],
  ['a CSV file renamed .xls', 'report.xls', csv],
  ['nothing', 'report.xlsx', Buffer.alloc(0)],
  ['nothing named .xls', 'report.xls', Buffer.alloc(0)],
  ['an .xlsx named .xls', 'report.xls', xlsx],
  ['an .xls named .xlsx', 'report.xlsx', xls],
  ['another ending', 'report.csv', xlsx],
  ['a macro ending', 'report.xlsm', xlsx],
  ['no ending', 'xlsx', xlsx],
  [
    'a document',
    'report.xlsx',
    plainXlsx({ main: `${OFFICE}.wordprocessingml.document.main+xml` }),
  ],
  ['an archive without types', 'report.xlsx', zipArchive(plainItems().slice(1))],
  [
    'an archive without relationships',
    'report.xlsx',
    zipArchive(plainItems().filter(({ name }) => name !== '_rels/.rels')),
  ],
  ['one byte more', 'report.xlsx', ofSize(limits.uploadBytes + 1)],
])('%s is refused', async (_what, name, file) => {
  expect(await judged(file, name)).toBe(WRONG);
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
