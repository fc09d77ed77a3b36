import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: makes the small files of src/guest/kit/fonts/ from the packages', as faces.css describes them, and those
 * of documents.
 */

const theme = new URL('../../src/guest/kit/', import.meta.url);
const documents = new URL('../../server/certificates/fonts/', import.meta.url);
const require = createRequire(import.meta.url);
const text = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const textOfOthers =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
const title = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';

/** The package's types lack `keepFeatures` and `dropTables`. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & { dropTables?: string[] };

/** Without the alternative letters of the typefaces, which nothing asks for. */
const small = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'lnum', 'tnum'] } as const;

const ofTitles = {
  variationAxes: {
    // Between the weights of titles (560), the banner (540) and the word mark (500).
    wght: 550,
    // The pixels of the smallest and the largest title.
    opsz: { min: 18, max: 48 },
  },
};

/** Without what only adjusts the kerning to each weight: a quarter of the file, for a tenth of a pixel. */
const ofText = { dropTables: ['GDEF'] };

const css = await readFile(new URL('faces.css', theme), 'utf8');

/** Returns the characters of a file by its `unicode-range`. @throws Error if no face has the file */
function charactersOf(file: string): string {
  const face = css.split('@font-face').find((one) => one.includes(`fonts/${file}.woff2`));
  const range = /unicode-range:\s*([^;]+);/.exec(face ?? '')?.[1];
  if (!range) throw new Error(`No face of faces.css has the file ${file}.woff2 and a range.`);
  return range
    .split(',')
    .map((part) => {
      const [from = '', to = from] = part.trim().slice(2).split('-');
      return charactersFrom(Number.parseInt(from, 16), Number.parseInt(to, 16));
    })
    .join('');
}

const charactersFrom = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

async function make(
  file: URL,
  source: string,
  characters: string,
  options: Options,
): Promise<void> {
  const whole = await readFile(require.resolve(source));
  const subset = await subsetFont(whole, characters, { ...small, ...options });
  await writeFile(fileURLToPath(file), subset);
  process.stdout.write(`${file.pathname}: ${whole.length} -> ${subset.length} bytes\n`);
}

const makeFace = (file: string, source: string, options: Options = {}) =>
  make(new URL(`fonts/${file}.woff2`, theme), source, charactersOf(file), options);

await makeFace('text', text, ofText);
await makeFace('text-accents', text, ofText);
await makeFace('title', title, ofTitles);
await makeFace('title-accents', title, ofTitles);

/** As a PDF needs them: uncompressed, with one weight, and without kerning, which takes longer to read than all else. */
const makeOfDocuments = (file: string, source: string, variationAxes: Options['variationAxes']) =>
  make(new URL(`${file}.ttf`, documents), source, charactersFrom(0x20, 0x203a), {
    targetFormat: 'truetype',
    dropTables: ['GDEF', 'GPOS', 'GSUB'],
    variationAxes,
  });

await makeOfDocuments('text', text, { wght: 400 });
await makeOfDocuments('text-others', textOfOthers, { wght: 400 });
await makeOfDocuments('title', title, { wght: 550, opsz: 36 });
