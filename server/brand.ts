import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type Brand,
  defaultBrand,
  hotelKinds,
  type SchemeTokens,
  styleRules,
} from '../contract/brand.ts';
import { languages } from '../contract/languages.ts';
import { EnvironmentError } from './env.ts';

/** A brand and, if it is not the product's own, its folder. */
export interface LoadedBrand {
  brand: Brand;
  folder?: string;
}

const FILE = 'brand.json';

const text = z.string().trim().min(1).max(200);
const email = z.email();
const picture = z.string().regex(/^[\w-]+\.(?:svg|png|jpg|webp|avif)$/, {
  error: 'must be the name of an SVG, PNG, JPEG, WebP or AVIF file in the folder art',
});
const family = z.string().regex(styleRules.family, { error: 'must be a font family' });
const color = z.string().regex(styleRules.color, { error: 'must be a color such as #1e3b34' });
const scheme = z.strictObject(
  Object.fromEntries(Object.keys(defaultBrand.style.light).map((token) => [token, color])) as {
    [Token in keyof SchemeTokens]: typeof color;
  },
);

const brandFile: z.ZodType<Brand> = z.strictObject({
  name: text,
  shortName: text,
  legalName: text,
  code: z.string().regex(/^[a-z][a-z\d-]{1,40}$/, { error: 'must be lower-case letters' }),
  app: z.string().regex(/^[a-z][a-z\d-]{1,40}$/, { error: 'must be lower-case letters' }),
  licenseKey: z.uuid(),
  supportEmail: email,
  accreditationEmail: email,
  ownDomains: z.array(z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/)),
  analyticsKey: z.string().default(''),
  logo: z
    .array(z.string().regex(/^[MLHVCSQTAZ\d\s,.-]+$/i, { error: 'must be an SVG path' }))
    .max(20),
  heroImage: picture,
  heroImageDark: z.union([picture, z.literal('')]),
  sisterBrands: z.array(z.strictObject({ name: text, kind: z.enum(hotelKinds) })),
  languages: z
    .array(z.enum(languages.map(({ code }) => code)))
    .refine((codes) => codes.includes('en'), { error: 'must have en, in which content is written' })
    .optional(),
  surpriseRegistration: z.boolean().optional(),
  style: z.strictObject({
    titleFont: family,
    textFont: family,
    fonts: z
      .array(
        z.strictObject({
          family,
          file: z
            .string()
            .regex(styleRules.fontFile, { error: 'must be a .woff2 file in the folder fonts' }),
          weight: z.string().regex(styleRules.fontWeight, { error: 'must be 400, or 100 900' }),
        }),
      )
      .default([]),
    radius: z.number().min(styleRules.radius.min).max(styleRules.radius.max),
    light: scheme,
    dark: scheme,
  }),
});

/**
 * Reads a brand from its folder: `brand.json`, pictures in `art`, typefaces in `fonts`, `favicon.svg`. A file there takes the
 * place of the product's file of the same name.
 * @param folder undefined: the product's own brand
 * @throws EnvironmentError that names every invalid setting and every missing file
 */
export function readBrand(folder?: string): LoadedBrand {
  if (!folder) return { brand: defaultBrand };
  const { data: brand, error } = brandFile.safeParse(readJson(folder));
  if (!brand)
    throw refused(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const files = filesOf(folder);
  const { heroImage, heroImageDark, style } = brand;
  const missing = [
    ...[heroImage, heroImageDark].filter(Boolean).map((name) => `art/${name}`),
    ...style.fonts.map(({ file }) => `fonts/${file}`),
  ].filter((path) => !files.includes(path));
  if (missing.length > 0) throw refused(missing.map((path) => `${path}: is missing`));
  return { brand, folder };
}

/** Returns the paths of the files of a brand that are served. */
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
