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

const light = {
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

const dark: SchemeTokens = {
  ground: '#121a17',
  paper: '#1a2521',
  raised: '#22302b',
  sunken: '#16201c',
  ink: '#eee8dc',
  quiet: '#b2bcb4',
  hairline: '#33423c',
  border: '#87938b',
  frame: '#0d1613',
  onFrame: '#eee8dc',
  frameAccent: '#e3cfa5',
  primary: '#a5cdb9',
  primaryHover: '#bfdecf',
  onPrimary: '#10201a',
  accent: '#e59d6e',
  accentHover: '#efb48d',
  onAccent: '#2a1307',
  link: '#eba87c',
  linkHover: '#f4c4a3',
  focus: '#eba87c',
  selected: '#26372f',
  warn: '#f0c26b',
  warnTint: '#33270f',
  error: '#f4a59d',
  errorTint: '#3a1c1a',
  done: '#93d3ac',
  doneTint: '#17301f',
  info: '#9cc5ec',
  infoTint: '#172a3b',
  heroInk: '#f3ecdd',
  heroHaze: '#0e1a1c',
  shadow: '#00000066',
  veil: '#050a08b3',
};

/** The brand of Alder & Vale Hotels. */
export const defaultBrand: Brand = {
  name: 'Alder & Vale Hotels',
  shortName: 'Alder & Vale',
  legalName: 'Alder & Vale Hotels Group',
  code: 'aldervale',
  app: 'hub',
  licenseKey: '5e0d3c52-9f1b-4b53-8a64-1f1c1d2b7a90',
  supportEmail: 'support@aldervale.example',
  accreditationEmail: 'accreditation@aldervale.example',
  ownDomains: ['aldervale.example'],
  analyticsKey: '',
  logo: [
    'M16 5.4C13.6 2.9 9.6 3 7 5.7c-3.1 3.2-3.5 8.9-1.2 13.4C8 23.3 12 26 16 26s8-2.7 10.2-6.9c2.3-4.5 1.9-10.2-1.2-13.4C22.4 3 18.4 2.9 16 5.4z',
    'M16 30v-4c0-3.2-2.6-4.2-2.6-7.2s5-3.9 5-6.9c0-2-2.4-2.9-2.4-6.5',
    'M13.5 18.2c-2.3-1.8-4.6-2.7-7.9-2.9M18.2 13c1.9-2 4.2-3.1 8-3.5M15.6 23.4c2.5-2.9 5.6-4.3 10.5-4.7M14.8 14.8C12.9 11.9 10.3 10.3 6 9.3',
  ],
  heroImage: 'valley-dawn.svg',
  heroImageDark: 'valley-night.svg',
  sisterBrands: [
    { name: 'Alder House', kind: 'COUNTRY' },
    { name: 'The Vale', kind: 'GRAND' },
    { name: 'Millrace', kind: 'CITY' },
    { name: 'Catkin Inns', kind: 'VILLAGE' },
    { name: 'Weir & Stone', kind: 'CONFERENCE' },
  ],
  style: {
    titleFont: 'Fraunces Variable',
    textFont: 'Instrument Sans Variable',
    fonts: [],
    radius: 6,
    light,
    dark,
  },
};
