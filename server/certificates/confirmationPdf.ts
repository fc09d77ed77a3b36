import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import type { Brand } from '../../contract/brand.ts';
import { shortCode } from '../../contract/certificates.ts';
import { dayInWords, type Moment, todayAt } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { texts } from '../../words/catalogues.ts';
import { Conflict } from '../core/errors.ts';
import { proofAt } from '../core/rules/badges/addresses.ts';

export interface Confirmed {
  name: string;
  agencyName: string;
  code: string;
  since: string;
  validUntil: string | null;
}
interface Issuing extends Moment {
  brand: Pick<Brand, 'name' | 'logo' | 'style'>;
  publicUrl: string;
  language: Language;
}
type Pdf = PDFKit.PDFDocument;

/** Points, of which an inch has 72. */
const MARGIN = 72;
const QR_SIZE = 132;
const LOGO_SIZE = 28;
/** The logo is drawn in a square of 32. */
const LOGO_SCALE = LOGO_SIZE / 32;

const typefaceFile = (name: string) => readFile(new URL(`fonts/${name}.ttf`, import.meta.url));

/** What a typeface of the PDF's library is asked. */
interface Typeface {
  hasGlyphForCodePoint(code: number): boolean;
}

/**
 * Makes one for nobody before a server listens. The first takes several times as long as others, since code is loaded and
 * compiled for it, and everybody else would wait meanwhile.
 */
export const prepareConfirmations = (brand: Brand) =>
  confirmationPdf(
    { name: '', agencyName: '', code: '', since: '', validUntil: null },
    {
      brand: { ...brand, name: '' },
      publicUrl: '',
      language: 'en',
      now: new Date(0),
      timeZone: 'UTC',
    },
  );

/**
 * Returns the confirmation of benefits as a PDF of one page, tagged for screen readers, in a language. It has no address of
 * the person in it.
 * @throws Conflict if a name has letters that the typefaces do not have
 */
export async function confirmationPdf(confirmed: Confirmed, issuing: Issuing): Promise<Buffer> {
  const { brand, language, publicUrl, now } = issuing;
  const { confirmation } = texts[language].portal.dashboard;
  const words = texts[language].certificate.pdf;
  const { ink, quiet, primary, hairline } = brand.style.light;
  const [title, text, others] = await Promise.all(
    ['title', 'text', 'text-others'].map(typefaceFile),
  );
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // Its types know neither.
    subset: 'PDF/UA' as never,
    font: text as never,
    info: { Title: confirmation.title, Author: brand.name, CreationDate: now },
  });
  const done = bytesOf(doc);
  const typefaces = new Map(
    Object.entries({ title, text, others }).map(([name, file]) => [
      name,
      typeface(doc, name, file),
    ]),
  );
  const root = doc.struct('Document');
  doc.addStructure(root);

  const paragraph = (
    of: string,
    { tag = 'P', font = 'text', size = 12, color = ink, gap = 0.5 } = {},
  ) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc.fontSize(size).fillColor(color);
        write(doc, typefaces, of, font);
        doc.moveDown(gap);
      }),
    );

  doc.markContent('Artifact');
  drawLogo(doc, brand.logo, primary);
  doc.endMarkedContent();
  paragraph(brand.name.toUpperCase(), { size: 9, color: quiet, gap: 1.5 });
  paragraph(confirmation.title, { tag: 'H1', font: 'title', size: 30, color: primary });
  paragraph(
    interpolate(confirmation.body, {
      name: confirmed.name,
      company: confirmed.agencyName,
      brand: brand.name,
    }),
    { size: 14, gap: 1.5 },
  );

  const address = proofAt(publicUrl, confirmed.code);
  const box = publicUrl + paths.verify;
  const facts = [
    [confirmation.accreditedOn, dayInWords(confirmed.since, language)],
    [words.validUntil, confirmed.validUntil && dayInWords(confirmed.validUntil, language)],
    [confirmation.issuedOn, dayInWords(todayAt(issuing), language)],
    [words.code, shortCode(confirmed.code)],
  ] as const;
  const top = doc.y;
  doc.markContent('Artifact');
  doc
    .moveTo(MARGIN, top)
    .lineTo(doc.page.width - MARGIN, top)
    .stroke(hairline);
  doc.endMarkedContent();
  doc.y = top + 24;
  for (const [label, value] of facts) {
    if (!value) continue;
    paragraph(label, { size: 9, color: quiet, gap: 0 });
    paragraph(value);
  }
  const bottom = doc.y;
  root.add(
    doc.struct('Figure', { alt: interpolate(words.qr, { address }) }, () =>
      drawQr(doc, address, { x: doc.page.width - MARGIN - QR_SIZE, y: top + 24 }),
    ),
  );
  doc.x = MARGIN;
  doc.y = Math.max(bottom, top + 24 + QR_SIZE) + 18;
  paragraph(interpolate(words.compare, { address: box }), { size: 10, color: quiet });
  root.end();
  doc.end();
  return done;
}

function bytesOf(doc: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
}

function typeface(doc: Pdf, name: string, file: Buffer | undefined): Typeface {
  doc.registerFont(name, file as Buffer).font(name);
  return (doc as unknown as { _font: { font: Typeface } })._font.font;
}

/** Writes a text, with the letters that a typeface lacks from the one for all of Latin. */
function write(doc: Pdf, typefaces: ReadonlyMap<string, Typeface>, text: string, font: string) {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const having = [font, 'text', 'others'].find((name) =>
      typefaces.get(name)?.hasGlyphForCodePoint(code),
    );
    if (!having) throw new Conflict('error.noTypeface');
    const last = runs.at(-1);
    if (last?.font === having) last.text += letter;
    else runs.push({ font: having, text: letter });
  }
  for (const [n, run] of runs.entries()) {
    doc.font(run.font).text(run.text, { continued: n < runs.length - 1 });
  }
}

function drawLogo(doc: Pdf, paths: readonly string[], color: string): void {
  doc.save().translate(MARGIN, MARGIN).scale(LOGO_SCALE);
  for (const path of paths) doc.path(path).lineWidth(1.6).stroke(color);
  doc.restore();
  doc.y = MARGIN + LOGO_SIZE + 12;
}

function drawQr(doc: Pdf, content: string, { x, y }: { x: number; y: number }): void {
  const rows = encodeQR(content, 'raw');
  const size = QR_SIZE / rows.length;
  for (const [row, dots] of rows.entries()) {
    for (const [column, isDark] of dots.entries()) {
      if (isDark) doc.rect(x + column * size, y + row * size, size, size);
    }
  }
  doc.fill('#000000');
}
