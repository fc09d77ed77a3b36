import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../../../contract/brand.ts';
import { brandFile } from '../../../contract/brandFile.ts';
import { EnvironmentError } from './env.ts';

const FILE = 'brand.json';
const art = fileURLToPath(new URL('../../../public/art', import.meta.url));

/**
 * Reads a brand from its folder: `brand.json`, pictures in `art`, typefaces in `fonts`, `favicon.svg`. A file there
 * takes the place of the product's file of the same name.
 * @throws EnvironmentError that names every invalid setting and every missing file
 */
export function readBrand(folder: string): Brand {
  const { data: brand, error } = brandFile.safeParse(readJson(folder));
  if (!brand)
    throw refused(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const files = filesOf(folder);
  const { heroImage, heroImageDark, style } = brand;
  const missing = [
    ...[heroImage, heroImageDark]
      .filter((name) => name && !existsSync(pictureOf(folder, name)))
      .map((name) => `art/${name}`),
    ...style.fonts.map(({ file }) => `fonts/${file}`).filter((path) => !files.includes(path)),
  ];
  if (missing.length > 0) throw refused(missing.map((path) => `${path}: is missing`));
  return brand;
}

export function pictureOf(folder: string, name: string): string {
  const own = join(folder, 'art', name);
  return existsSync(own) ? own : join(art, name);
}

export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?:favicon\.svg|(?:art|fonts)\/[\w-]+\.\w+)$/.test(path),
  );

const refused = (lines: readonly string[]) =>
  new EnvironmentError(lines.map((line) => `HUB_BRAND: ${FILE}: ${line}`).join('\n'));

function readJson(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`HUB_BRAND: no brand in ${folder}: ${reason}`);
  }
}
