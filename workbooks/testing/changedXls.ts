import { CFB } from '@e965/xlsx';

/** An .xls with another stream of its workbook. */
export function changedXls(file: Buffer, change: (stream: Buffer) => Buffer): Buffer {
  const stream = CFB.find(CFB.read(file, { type: 'buffer' }), '/Workbook')?.content;
  const changed = CFB.utils.cfb_new();
  CFB.utils.cfb_add(changed, '/Workbook', change(Buffer.from(stream as Uint8Array)));
  return Buffer.from(CFB.write(changed, { type: 'buffer' }) as Uint8Array);
}
