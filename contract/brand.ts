import type { z } from 'zod';
import type { brandFile } from './brandFile.ts';

/**
 * The brand settings of a hotel group: names, addresses, colors, typefaces. `foundation_settings` serves them
 * (specification §7). Another brand is a folder that the server is given (`HUB_BRAND`, server/core/config/brand.ts); no component
 * contains a literal of a brand (decision A1).
 */

export type Brand = z.output<typeof brandFile>;
export type BrandStyle = Brand['style'];
/** A typeface that comes with the brand: a file of its folder `fonts`. */
export type BrandFont = BrandStyle['fonts'][number];

/** What the values of a style may look like: they become part of a style sheet. The radius is in px. */
export const styleRules = {
  color: /^#(?:[\da-f]{6}|[\da-f]{8})$/i,
  family: /^[\p{L}\p{N} _-]{1,60}$/u,
  fontFile: /^[\w-]+\.woff2$/,
  fontWeight: /^\d{3}(?: \d{3})?$/,
  radius: { min: 0, max: 24 },
};

/** The kinds of hotels that a brand bar names. */
export const hotelKinds = ['COUNTRY', 'GRAND', 'CITY', 'VILLAGE', 'CONFERENCE'] as const;

/**
 * The colors of one scheme, as `#rrggbb` (or `#rrggbbaa` for `shadow` and `veil`). `on…` is the color of text on the
 * named color; `…Tint` is the background for text in the color of that state.
 */
export type SchemeTokens = Record<keyof typeof light, string>;

export const light = {
  /** Background of the page. */
  ground: '#fbf8f3',
  /** Cards, tables, inputs. */
  paper: '#ffffff',
  /** Menus, dialogs and other floating surfaces. */
  raised: '#ffffff',
  /** Quiet bands: table heads, toolbars, disclosure bodies. */
  sunken: '#f5f0e7',
  ink: '#22302c',
  quiet: '#55625d',
  /** Decorative lines, which carry no meaning. */
  hairline: '#ddd5c7',
  /** Borders of inputs and icons that carry meaning, at least 3:1 on paper and ground. */
  border: '#7a7262',
  /** Header, side navigation, footer. */
  frame: '#1e3b34',
  onFrame: '#f7f2e8',
  /** Titles, word mark and the focus ring on the frame. */
  frameAccent: '#e9d8b4',
  primary: '#1e3b34',
  primaryHover: '#2b5147',
  onPrimary: '#ffffff',
  /** The one accent of a page. */
  accent: '#a4481f',
  accentHover: '#8a3a17',
  onAccent: '#ffffff',
  link: '#a4481f',
  linkHover: '#7c3414',
  focus: '#a4481f',
  /** Background of a selected or hovered row, item or option. */
  selected: '#e9f0eb',
  warn: '#7a4b00',
  warnTint: '#fdf1dc',
  error: '#8a1f1f',
  errorTint: '#fbeae8',
  done: '#1b5e3b',
  doneTint: '#e6f2ea',
  info: '#1f4e79',
  infoTint: '#e7f0f8',
  /** Text on the hero picture, and the translucent layer between them. */
  heroInk: '#1b332d',
  heroHaze: '#fbf3e2',
  /** The one soft shadow. */
  shadow: '#22302c1f',
  /** Behind dialogs and the side navigation. */
  veil: '#14241f99',
};

export const schemeTokens = Object.keys(light);
