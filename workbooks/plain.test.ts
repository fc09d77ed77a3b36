import { describe, expect, test } from 'vitest';
import { limits } from '../contract/limits.ts';
import { emptyWorkbook } from '../fixtures/workbook.ts';
import { workbookRefusal } from './refusal.ts';
import { compoundFile } from './testing/compoundFile.ts';
import { longArchive } from './testing/longArchive.ts';
import { plainXls, record, workbookStream } from './testing/plainXls.ts';
import {
  type Changes,
  plainItems,
  plainXlsx,
  plainXlsxOf,
  relationships,
} from './testing/plainXlsx.ts';
import { goodEvent, reportWorkbook } from './testing/reportWorkbook.ts';
import { streamed } from './testing/streamed.ts';
import { type Item, zipArchive } from './testing/zipArchive.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const xls = plainXls();
const xlsx = plainXlsx();

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
    [
      'a type for an ending that no file has',
      plainXlsx({ defaults: { bin: `${OFFICE}.oleObject` } }),
    ],
    ['SheetJS .xlsx', reportWorkbook([goodEvent], { bookType: 'xlsx' })],
    ['1,048,576 bytes', plainXlsxOf(limits.uploadBytes)],
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
    ['SheetJS .xls', reportWorkbook([goodEvent], { bookType: 'biff8' }), 'report.xls'],
    [
      'SheetJS .xls of the nineties',
      reportWorkbook([goodEvent], { bookType: 'biff5' }),
      'report.xls',
    ],
  ])('%s', async (_what, file, name = 'report.xlsx') => {
    expect(await workbookRefusal(name, file)).toBeUndefined();
  });
});

/** A relationship that only one program knows. */
const GOOGLE = 'http://customschemas.google.com/relationships/workbookmetadata';
const microsoft = (year: string, word: string) =>
  `http://schemas.microsoft.com/office/${year}/relationships/${word}`;
const strictly = (word: string) =>
  `http://purl.oclc.org/ooxml/officeDocument/relationships/${word}`;
const otherBook = (content: string, ...links: Parameters<typeof relationships>): Changes => ({
  types: { '/xl/externalLinks/externalLink1.xml': `${SHEET}.externalLink+xml` },
  workbook: [['externalLink', 'externalLinks/externalLink1.xml']],
  parts: {
    'xl/externalLinks/externalLink1.xml': content,
    'xl/externalLinks/_rels/externalLink1.xml.rels': relationships(...links),
  },
});

describe('what other programs add is their own business', () => {
  const prefixed = (name: string, prefix: string, items = plainItems()) =>
    items.map((item) =>
      item.name === name
        ? {
            ...item,
            content: String(item.content)
              .replaceAll('<', `<${prefix}:`)
              .replaceAll(`<${prefix}:/`, `</${prefix}:`)
              .replace(`<${prefix}:?xml`, '<?xml')
              .replace('xmlns=', `xmlns:${prefix}=`),
          }
        : item,
    );
  test.each<[string, Buffer]>([
    [
      'Google Sheets: a part without ending',
      plainXlsx({
        types: { '/xl/metadata': 'application/binary' },
        workbook: [[GOOGLE, 'metadata']],
        parts: { 'xl/metadata': Buffer.from('0a021234', 'hex') },
      }),
    ],
    [
      'Excel, strictly: names of its own for relationships',
      plainXlsx({
        types: { '/docProps/app.xml': `${OFFICE}.extended-properties+xml` },
        top: [
          [strictly('extendedProperties'), 'docProps/app.xml'],
          [strictly('customProperties'), 'docProps/app.xml'],
          [strictly('metadata/thumbnail'), 'docProps/app.xml'],
        ],
        parts: { 'docProps/app.xml': '<a/>' },
      }),
    ],
    ['Excel: what it threw away', plainXlsx({ parts: { '[trash]/0000.dat': Buffer.alloc(600) } })],
    [
      'Excel: tasks in comments, and what no list knows yet',
      plainXlsx({
        types: {
          '/xl/documenttasks/documenttask1.xml': 'application/vnd.ms-excel.documenttasks+xml',
          '/xl/tomorrow.xml': 'application/vnd.ms-excel.tomorrow+xml',
        },
        workbook: [[microsoft('2031/01', 'tomorrow'), 'tomorrow.xml']],
        sheet: [[microsoft('2019/05', 'documenttask'), '../documenttasks/documenttask1.xml']],
        parts: { 'xl/documenttasks/documenttask1.xml': '<a/>', 'xl/tomorrow.xml': '<a/>' },
      }),
    ],
    [
      'Excel: a workbook in OneDrive',
      plainXlsx(
        otherBook('<externalLink><externalBook/></externalLink>', [
          microsoft('2019/04', 'externalLinkLongPath'),
          'https://x.sharepoint.com/rates.xlsx',
          'External',
        ]),
      ),
    ],
    [
      'Excel: a workbook that it could not find',
      plainXlsx(
        otherBook('<externalLink><externalBook/></externalLink>', [
          microsoft('2006', 'xlExternalLinkPath/xlPathMissing'),
          'rates.xlsx',
          'External',
        ]),
      ),
    ],
    ['Excel: a lost picture', plainXlsx({ sheet: [['image', 'NULL', 'External']] })],
    [
      'the Open XML SDK: every .xml a workbook, but for those it names',
      plainXlsx({
        defaults: { xml: `${SHEET}.sheet.main+xml` },
        parts: { 'customXml/item1.xml': '<a/>' },
      }),
    ],
    [
      'prefixes in types and relationships',
      zipArchive(prefixed('_rels/.rels', 'r', prefixed('[Content_Types].xml', 'ct'))),
    ],
    [
      'one ending in two ways of writing',
      plainXlsx({ defaults: { png: 'image/png', PNG: 'image/png; q=1' } }),
    ],
    [
      'WPS: pictures in cells',
      plainXlsx({
        types: { '/xl/cellimages.xml': 'application/vnd.wps-officedocument.cellimage+xml' },
        workbook: [['http://www.wps.cn/officeDocument/2020/cellImage', 'cellimages.xml']],
        parts: { 'xl/cellimages.xml': '<a/>' },
      }),
    ],
    [
      'a Mac: what it keeps of each file',
      plainXlsx({
        parts: {
          '__MACOSX/xl/_rels/._workbook.xml.rels': Buffer.from('0005160700020000', 'hex'),
          'xl/.DS_Store': Buffer.from('0000000142756431', 'hex'),
        },
      }),
    ],
  ])('%s', async (_what, file) => {
    expect(await workbookRefusal('report.xlsx', file)).toBeUndefined();
  });
});

describe('an .xls with a link', () => {
  const path = (sheets: number, text: string) => {
    const start = Buffer.from([sheets, 0, text.length, 0, 0]);
    return plainXls({ records: [record(0x01ae, Buffer.concat([start, Buffer.from(text)]))] });
  };
  const early = (text: string) => {
    const link = record(0x0017, Buffer.from(`${String.fromCharCode(text.length)}${text}`));
    return compoundFile([
      { name: 'Book', content: workbookStream({ version: 0x0500, records: [link] }) },
    ]);
  };
  test.each<[string, string | undefined, Buffer]>([
    ['to a workbook in a folder', undefined, path(1, '\x01\x01CReports\x03rates.xls')],
    ['to a workbook on the network', undefined, path(2, '\x01\x01@house\x03rates.xls')],
    ['to a program', 'commands', path(0, 'cmd\x03/c a')],
    ['to a program that says it has sheets', 'commands', path(1, 'cmd\x03/c a')],
    ['to a program that begins as a workbook does', 'commands', path(0, '\x01cmd\x03/c a')],
    ['to a sheet of its own, in the nineties', undefined, early('\x03Bookings')],
    ['to a workbook in a folder, in the nineties', undefined, early('\x01\x01CA\x03b.xls')],
    ['to a program, in the nineties', 'commands', early('cmd\x03/c a')],
  ])('%s', async (_what, found, file) => {
    expect((await workbookRefusal('report.xls', file))?.key).toBe(found && `upload.holds.${found}`);
  });
});
