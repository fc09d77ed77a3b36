import { type ZipEntry, zip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles, by their place in `styles`. */
const style = { text: 0, heading: 1, title: 2, date: 3, count: 4, money: 5 };

/** What the programme's office wants to know of each booking. */
const columns: readonly (readonly [heading: string, width: number, style: number])[] = [
  ['Event Name', 32, style.text],
  ['Event Type', 20, style.text],
  ['Hotel', 30, style.text],
  ['City', 20, style.text],
  ['Country', 12, style.text],
  ['Arrival Date', 15, style.date],
  ['Departure Date', 15, style.date],
  ['Rooms on Peak', 15, style.count],
  ['Room Nights', 15, style.count],
  ['Hotel Revenue (USD)', 21, style.money],
  ['Commission (USD)', 19, style.money],
  ['Status', 16, style.text],
];

const guide = [
  'Please fill in one row on the sheet "Bookings" for each event of the quarter.',
  'Dates: day of arrival and day of departure of the group.',
  'Rooms on Peak: the most rooms in one night. Room Nights: all nights of all rooms.',
  'Hotel Revenue: rooms, meeting space and catering, without taxes, in US dollars.',
  'Status: choose from the list. Cancelled events are reported too.',
  'No event in the quarter? Write "No bookings" as the first event name.',
  'Save as .xlsx or .xls without macros and without a password, at most 1 MB, and upload it in the portal.',
];

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const cell = (reference: string, text: string, styled: number) =>
  `<c r="${reference}" s="${styled}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;
const letter = (column: number) => String.fromCharCode(65 + column);
const lastColumn = letter(columns.length - 1);

const bookings = `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0" tabSelected="1">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
  .map(
    ([, width, styled], i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${width}" style="${styled}" customWidth="1"/>`,
  )
  .join('')}</cols><sheetData><row r="1" ht="30" customHeight="1">${columns
  .map(([heading], i) => cell(`${letter(i)}1`, heading, style.heading))
  .join(
    '',
  )}</row></sheetData><dataValidations count="1"><dataValidation type="list" allowBlank="1" \
showErrorMessage="1" sqref="${lastColumn}2:${lastColumn}2000"><formula1>"Definite,Held,Cancelled"</formula1>\
</dataValidation></dataValidations><pageSetup orientation="landscape" fitToHeight="0"/></worksheet>`;

const instructions = `<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="110" customWidth="1"/></cols>\
<sheetData><row r="1">${cell('A1', 'Quarterly Report', style.title)}</row>${guide
  .map((line, i) => `<row r="${i + 3}">${cell(`A${i + 3}`, line, style.text)}</row>`)
  .join('')}</sheetData></worksheet>`;

const font = (size: number, rest = '') =>
  `<font>${rest}<sz val="${size}"/><name val="Calibri"/></font>`;
const cellStyle = (format: number, fontId = 0, fillId = 0) =>
  `<xf xfId="0" borderId="0" numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" applyNumberFormat="1" \
applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`;
const styles = `<styleSheet xmlns="${MAIN}"><fonts count="3">${font(11)}${font(11, '<b/>')}${font(16, '<b/>')}</fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FFE9F0EB"/><bgColor indexed="64"/></patternFill></fill></fills>\
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">${[
  cellStyle(0),
  cellStyle(0, 1, 2),
  cellStyle(0, 2),
  cellStyle(14),
  cellStyle(3),
  cellStyle(4),
].join('')}</cellXfs></styleSheet>`;

const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="Bookings" sheetId="1" r:id="rId1"/>\
<sheet name="Instructions" sheetId="2" r:id="rId2"/></sheets></workbook>`;

const links = (...targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], i) =>
        `<Relationship Id="rId${i + 1}" Type="${LINKS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;
const contentTypes = `<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}\
${part('worksheets/sheet1', 'worksheet')}${part('worksheets/sheet2', 'worksheet')}${part('styles', 'styles')}</Types>`;

const entries: ZipEntry[] = Object.entries({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': links(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': workbook,
  'xl/_rels/workbook.xml.rels': links(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['worksheet', 'worksheets/sheet2.xml'],
    ['styles', 'styles.xml'],
  ),
  'xl/worksheets/sheet1.xml': bookings,
  'xl/worksheets/sheet2.xml': instructions,
  'xl/styles.xml': styles,
}).map(([name, xml]) => ({ name, content: HEAD + xml }));

/** The template of the quarterly report: a workbook with an empty table of bookings and a page of instructions. */
export const reportTemplate = (): Buffer => zip(entries);
