import { compoundFile, type Stream } from './compoundFile.ts';

export const record = (id: number, data: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};

/** Beginning of a part of the stream, of what kind. */
const begin = (kind: number, version = 0x0600): Buffer => {
  const data = Buffer.alloc(16);
  data.writeUInt16LE(version, 0);
  data.writeUInt16LE(kind, 2);
  return record(0x0809, data);
};
const END = record(0x000a);

interface Sheet {
  /** What the list of sheets says: 0 a sheet, 1 a macro sheet, 2 a chart, 6 Visual Basic. */
  listed?: number;
  /** What it is: 0x10 a sheet, 0x20 a chart, 0x40 a macro sheet, 6 Visual Basic. */
  kind?: number;
  /** 0 shown, 1 hidden, 2 hidden from the menu, too. */
  hidden?: number;
  /** Leads elsewhere than to its beginning. */
  at?: number;
}

interface Content {
  sheets?: Sheet[];
  /** Further records of the workbook. */
  records?: Buffer[];
  version?: number;
}

/** The stream of a workbook. */
export function workbookStream({ sheets = [{}], records = [], version }: Content = {}): Buffer {
  const parts = sheets.map(({ kind = 0x10 }) => Buffer.concat([begin(kind, version), END]));
  const list = (first: number): Buffer[] => {
    let at = first;
    return sheets.map(({ listed = 0, hidden = 0, at: elsewhere }, index) => {
      const data = Buffer.from(`......\x06\x00Sheet${index}`, 'latin1');
      data.writeUInt32LE(elsewhere ?? at, 0);
      data.writeUInt8(hidden, 4);
      data.writeUInt8(listed, 5);
      at += parts[index]?.length ?? 0;
      return record(0x0085, data);
    });
  };
  const workbook = (first: number) =>
    Buffer.concat([begin(0x0005, version), ...records, ...list(first), END]);
  return Buffer.concat([workbook(workbook(0).length), ...parts]);
}

/** An .xls with one sheet, and whatever else is in its container. */
export const plainXls = (content?: Content, ...others: Stream[]): Buffer =>
  compoundFile([
    { name: 'Workbook', content: workbookStream(content) },
    { name: '\u0005SummaryInformation', content: Buffer.alloc(64) },
    ...others,
  ]);
