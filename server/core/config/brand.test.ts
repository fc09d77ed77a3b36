import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import type { Brand } from '../../../contract/brand.ts';
import { demoContentOf, demoOf } from '../../../demo/contentOf.ts';
import { personas } from '../../../demo/demo.ts';
import { filesOf, readBrand } from './brand.ts';
import { readEnv } from './env.ts';

const example = 'brands/lantern-quay';
/** The settings as the file has them, to be spoiled. */
type Editable = Brand & { logo: string[] };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Returns a copy of the example with `change` made to its settings. */
function changed(change: (brand: Editable) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'hub-brand-'));
  folders.push(folder);
  cpSync(example, folder, { recursive: true });
  const file = join(folder, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8'));
  change(brand);
  writeFileSync(file, JSON.stringify(brand));
  return folder;
}

test("without a setting the brand is the product's own, which names pictures that the product has", () => {
  expect(readBrand(readEnv({}).brandFolder)).toEqual(defaultBrand);
});

test('the example is read, with its pictures and typefaces', () => {
  const brand = readBrand(example);
  expect(brand.name).toBe('Lantern & Quay Hotels');
  expect(filesOf(example)).toEqual(
    expect.arrayContaining(['favicon.svg', 'art/valley-dusk.svg', 'fonts/outfit.woff2']),
  );
  expect(filesOf(example)).not.toContain('brand.json');
});

test.each([
  [
    'a color that is none',
    (brand) => Object.assign(brand.style.light, { ink: 'red;}' }),
    'style.light.ink: must be a color',
  ],
  [
    'a missing color',
    (brand) => Object.assign(brand.style.dark, { paper: undefined }),
    'style.dark.paper: ',
  ],
  [
    'languages without English',
    (brand) => Object.assign(brand, { languages: ['fr-CA'] }),
    'languages',
  ],
  [
    'a language that the product does not have',
    (brand) => Object.assign(brand, { languages: ['en', 'it'] }),
    'languages.1',
  ],
  ['a setting that does not exist', (brand) => Object.assign(brand, { colour: 1 }), 'colour'],
  [
    'a logo with script',
    (brand) => brand.logo.push('M0 0"/><script>'),
    'logo.3: must be an SVG path',
  ],
  [
    'a picture elsewhere',
    (brand) => Object.assign(brand, { heroImage: '../x.svg' }),
    'heroImage: must be the name',
  ],
  [
    'a picture that is not there',
    (brand) => Object.assign(brand, { heroImage: 'x.svg' }),
    'art/x.svg: is missing',
  ],
  [
    'a typeface that is not there',
    (brand) => Object.assign(brand.style.fonts[0] ?? {}, { file: 'x.woff2' }),
    'fonts/x.woff2: is missing',
  ],
] satisfies [string, (brand: Editable) => unknown, string][])(
  '%s is refused by its name',
  (_, change, reason) => {
    const folder = changed(change);
    expect(() => readBrand(folder)).toThrow(reason);
  },
);

test('a folder without settings is refused', () => {
  expect(() => readBrand('public/art')).toThrow('HUB_BRAND: no brand in public/art');
});

test('the demo content is in the name of the brand', () => {
  const brand = readBrand(example);
  const pages = JSON.stringify(demoContentOf(brand));
  expect(JSON.stringify(demoContentOf(defaultBrand))).toMatch(/Alder &amp; Vale/);
  expect(pages).not.toMatch(/Alder|aldervale|The Vale|Catkin/);
  expect(pages).toContain('lanternquay-happenings');
  const now = new Date('2026-11-20T12:00:00Z');
  const { agencies, reports, people } = demoOf(brand, personas(now));
  const written = JSON.stringify([agencies.map(({ form }) => form), reports]);
  expect(written).not.toMatch(/Alder|The Vale|Catkin|Millrace|Weir/);
  expect(written).toContain('The Boathouse, Lake Geneva');
  expect(written).toContain('Grand Mole Montréal');
  expect(people.map(({ email }) => email)).toContain('reviewer@aldervale.example');
  // Its own pictures have the names of the product's, and show something else.
  expect(pages).not.toMatch(/valley at noon|valle al mediodía|vallée à midi/);
});
