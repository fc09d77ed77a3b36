import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import decodeQR from 'qr/decode.js';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortCode } from '../../contract/certificates.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { certificates } from '../core/db/schema.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const LIAM = 'associate.accredited@northwind.example';

async function download(language: string) {
  const headers = { cookie: `hub-language=${language}` };
  return (await hub.as(LIAM)).call('confirmationPdf', { headers });
}

test('the confirmation is a tagged page in the language of the person, whose QR code leads to its proof', async () => {
  const answer = await download('fr-CA');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('aldervale.pdf');
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  expect(pdf.numPages).toBe(1);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Confirmation d’avantages', Language: 'fr-CA' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });

  const page = await pdf.getPage(1);
  const tree = JSON.stringify(await page.getStructTree());
  expect([...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)).toEqual(
    expect.arrayContaining(['Document', 'H1', 'P', 'Figure']),
  );
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const { code } = (await hub.db.query.certificates.findFirst({
    where: (c, { eq, and, isNull }) => and(eq(c.name, "Liam O'Shea"), isNull(c.endedAt)),
  })) as { code: string };
  expect(text).toContain("Liam O'Shea, de Northwind Meetings");
  expect(text).toContain(shortCode(code));
  expect(text).toContain('http://localhost:3000/verify');
  expect(text).not.toContain('@');
  expect(readQr(answer.rawPayload)).toBe(`http://localhost:3000/verify/${code}`);
});

test('a name in letters of another script is refused with what to do', async () => {
  await hub.db
    .update(certificates)
    .set({ name: '山田 太郎' })
    .where(eq(certificates.name, "Liam O'Shea"));
  const answer = await download('en');
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.description).toBe(
    'The PDF has no letters for this name. Please print the page instead.',
  );
});

/** Reads the dark squares of a PDF as a scanner would. */
function readQr(pdf: Buffer): string {
  const squares = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => Buffer.from(stream, 'latin1'))
    .map((stream) => (stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : ''))
    .flatMap((text) => [...text.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re\n/g)])
    .map(([, x, y, size]) => ({ x: Number(x), y: Number(y), size: Number(size) }));
  const [left, top] = [
    Math.min(...squares.map(({ x }) => x)),
    Math.min(...squares.map(({ y }) => y)),
  ];
  const MODULE = 8;
  const width = 80 * MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y, size } of squares) {
    const column = Math.round((x - left) / size) + 4;
    const row = Math.round((y - top) / size) + 4;
    for (let at = 0; at < MODULE * MODULE; at += 1) {
      const pixel =
        (row * MODULE + Math.floor(at / MODULE)) * width + column * MODULE + (at % MODULE);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}
