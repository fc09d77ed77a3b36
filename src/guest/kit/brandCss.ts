import { defaultBrand } from '#brands/defaultBrand.ts';
import { type BrandFont, type BrandStyle, type SchemeTokens, styleRules } from '#contract/brand.ts';

/** The size-adjusted fallbacks that src/guest/kit/base.css declares. */
const TITLE_FALLBACK = "'Hub Title Georgia','Hub Title Times',Georgia,serif";
const TEXT_FALLBACK = "'Hub Text Arial','Hub Text Roboto',system-ui,sans-serif";

/** A style as it comes in the settings: unchecked. */
export type SentStyle = { readonly [Part in keyof BrandStyle]?: unknown };

/** 'onPrimary' → '--hub-on-primary': the one rule that ties a token to its custom property. */
export function tokenProperty(token: string): string {
  return `--hub-${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

/**
 * Returns the style with every value that is not a plain color, font family or radius replaced by that of the product's own brand:
 * settings come from the network, and must not be able to inject CSS. Unknown tokens are dropped.
 */
export function safeStyle(style: SentStyle = {}): BrandStyle {
  const fallback = defaultBrand.style;
  const family = (value: unknown, otherwise: string) =>
    typeof value === 'string' && styleRules.family.test(value) ? value : otherwise;
  return {
    titleFont: family(style.titleFont, fallback.titleFont),
    textFont: family(style.textFont, fallback.textFont),
    fonts: Array.isArray(style.fonts) ? style.fonts.filter(isFont) : fallback.fonts,
    radius: isRadius(style.radius) ? style.radius : fallback.radius,
    light: safeScheme(style.light, fallback.light),
    dark: safeScheme(style.dark, fallback.dark),
  };
}

const isFont = (font: BrandFont | null): font is BrandFont =>
  styleRules.family.test(font?.family ?? '') &&
  styleRules.fontFile.test(font?.file ?? '') &&
  styleRules.fontWeight.test(font?.weight ?? '');

const isRadius = (value: unknown): value is number =>
  typeof value === 'number' && value >= styleRules.radius.min && value <= styleRules.radius.max;

function safeScheme(scheme: unknown, fallback: SchemeTokens): SchemeTokens {
  const sent = new Map<string, unknown>(Object.entries(scheme ?? {}));
  const entries = Object.entries(fallback).map(([token, otherwise]) => {
    const value = sent.get(token);
    return [token, typeof value === 'string' && styleRules.color.test(value) ? value : otherwise];
  });
  return Object.fromEntries(entries) as SchemeTokens;
}

/** Whether text on a background, `#rrggbb`, is light. */
const isDarkGround = (color: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) < 3 * 128;

/** Returns the address of a typeface of the brand. */
export const fontUrl = (file: string) => `/fonts/${file}`;

/**
 * Returns the brand as CSS custom properties for a `<style nonce>`: light on `:root`, dark if the system prefers it on
 * a screen, unless the document's `data-scheme` has the person's choice. Paper is light, also where a brand's light scheme is
 * dark.
 */
export function brandStyleSheet(brand: { style: SentStyle }): string {
  const style = safeStyle(brand.style);
  const scheme = (tokens: SchemeTokens) =>
    Object.entries(tokens)
      .map(([token, value]) => `${tokenProperty(token)}:${value};`)
      .join('');
  const faces = style.fonts.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${fontUrl(file)})format('woff2')}`,
  );
  const isDark = isDarkGround(style.light.ground);
  const dark = `color-scheme:dark;${scheme(style.dark)}`;
  return [
    ...faces,
    `:root{color-scheme:${isDark ? 'dark' : 'light'};`,
    `--hub-title-font:'${style.titleFont}',${TITLE_FALLBACK};`,
    `--hub-text-font:'${style.textFont}',${TEXT_FALLBACK};`,
    `--hub-radius:${style.radius}px;${scheme(style.light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `@media screen{:root[data-scheme=dark]{${dark}}}`,
    ...(isDark
      ? [`@media print{:root{color-scheme:light;${scheme(defaultBrand.style.light)}}}`]
      : []),
  ].join('');
}
