import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** `npm run fonts`: makes the small files of src/guest/kit/fonts/ from the packages', as faces.css describes them. */

const theme = new URL('../../src/guest/kit/', import.meta.url);
const require = createRequire(import.meta.url);
const text = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const title = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';

/** The package's types lack `keepFeatures` and `dropTables`. */
type Options = Parameters<typeof subsetFont>[2] & { dropTables?: string[] };

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
      const first = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - first + 1;
      return String.fromCodePoint(...Array.from({ length }, (_, at) => first + at));
    })
    .join('');
}

async function make(file: string, source: string, options: Options = {}): Promise<void> {
  const whole = await readFile(require.resolve(source));
  const subset = await subsetFont(whole, charactersOf(file), { ...small, ...options });
  await writeFile(fileURLToPath(new URL(`fonts/${file}.woff2`, theme)), subset);
  process.stdout.write(`${file}: ${whole.length} -> ${subset.length} bytes\n`);
}

await make('text', text, ofText);
await make('text-accents', text, ofText);
await make('title', title, ofTitles);
await make('title-accents', title, ofTitles);
