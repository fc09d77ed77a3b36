import { z } from 'zod';
import { hotelKinds, type SchemeTokens, schemeTokens, styleRules } from './brand.ts';
import { cleanLine } from './characters.ts';
import { languages } from './languages.ts';

const text = z.string().overwrite(cleanLine).min(1).max(200);
const email = z.email();
const picture = z.string().regex(/^[\w-]+\.(?:svg|png|jpg|webp|avif)$/, {
  error: 'must be the name of an SVG, PNG, JPEG, WebP or AVIF file in the folder art',
});
const family = z.string().regex(styleRules.family, { error: 'must be a font family' });
const color = z.string().regex(styleRules.color, { error: 'must be a color such as #1e3b34' });
const scheme = z.strictObject(
  Object.fromEntries(schemeTokens.map((token) => [token, color])) as Record<
    keyof SchemeTokens,
    typeof color
  >,
);

/** The settings of a brand: the file `brand.json` of its folder. */
export const brandFile = z.strictObject({
  name: text,
  /** The part of the name that the word mark shows large. */
  shortName: text,
  /** The company in the footer's copyright line. */
  legalName: text,
  /** The {brand} segment of addresses (specification §7). */
  code: z.string().regex(/^[a-z][a-z\d-]{1,40}$/, { error: 'must be lower-case letters' }),
  /** The {app} segment of addresses (specification §7). */
  app: z.string().regex(/^[a-z][a-z\d-]{1,40}$/, { error: 'must be lower-case letters' }),
  /** A public identifier, no secret (decision A7). */
  licenseKey: z.uuid(),
  /** Footer and 'Account Error' (decision H5). */
  supportEmail: email,
  /** The rejection texts (decision H5). */
  accreditationEmail: email,
  /**
   * Domains of the group's own mailboxes, lower case, including their subdomains. Guests can't register with them: the
   * operator creates the accounts of staff.
   */
  ownDomains: z.array(z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/)),
  /** Empty: analytics never loads (decision H6). */
  analyticsKey: z.string().default(''),
  /** The logo: paths of lines in a square of 32, drawn in the color of the text beside it. */
  logo: z
    .array(z.string().regex(/^[MLHVCSQTAZ\d\s,.-]+$/i, { error: 'must be an SVG path' }))
    .max(20),
  /**
   * The files in public/art, or in the brand's folder `art`, for `home-hero-image` (decision A2), in the light and the
   * dark scheme.
   */
  heroImage: picture,
  heroImageDark: z.union([picture, z.literal('')]),
  /** The hotel lines of the group, in the footer's brand bar; the words of a kind are in the catalogue. */
  sisterBrands: z.array(z.strictObject({ name: text, kind: z.enum(hotelKinds) })),
  /** The codes of the languages that people are offered, English among them; without it all that the product has. */
  languages: z
    .array(z.enum(languages.map(({ code }) => code)))
    .refine((codes) => codes.includes('en'), { error: 'must have en, in which content is written' })
    .optional(),
  /** Whether the profile page offers the surprise registration; SURPRISE_REGISTRATION can turn it on, too. */
  surpriseRegistration: z.boolean().optional(),
  style: z.strictObject({
    /** CSS font families; the style sheet adds fallbacks. */
    titleFont: family,
    textFont: family,
    /** Typefaces that the product does not bring. */
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
    /** Corner radius in px. */
    radius: z.number().min(styleRules.radius.min).max(styleRules.radius.max),
    light: scheme,
    dark: scheme,
  }),
});
