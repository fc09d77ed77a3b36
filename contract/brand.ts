/**
 * The brand settings of a hotel group: names, addresses, colors, typefaces. `foundation_settings` serves them
 * (specification §7). A second brand is a second file like this one; no component contains a literal of it (decision
 * A1).
 */

/**
 * The colors of one scheme, as `#rrggbb` (or `#rrggbbaa` for `shadow` and `veil`). `on…` is the color of text on the
 * named color; `…Tint` is the background for text in the color of that state.
 */
export interface SchemeTokens {
  /** Background of the page. */
  ground: string;
  /** Cards, tables, inputs. */
  paper: string;
  /** Menus, dialogs and other floating surfaces. */
  raised: string;
  /** Quiet bands: table heads, toolbars, disclosure bodies. */
  sunken: string;
  ink: string;
  quiet: string;
  /** Decorative lines, which carry no meaning. */
  hairline: string;
  /** Borders of inputs and icons that carry meaning, at least 3:1 on paper and ground. */
  border: string;
  /** Header, side navigation, footer. */
  frame: string;
  onFrame: string;
  /** Titles, word mark and the focus ring on the frame. */
  frameAccent: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** The one accent of a page. */
  accent: string;
  accentHover: string;
  onAccent: string;
  link: string;
  linkHover: string;
  focus: string;
  /** Background of a selected or hovered row, item or option. */
  selected: string;
  warn: string;
  warnTint: string;
  error: string;
  errorTint: string;
  done: string;
  doneTint: string;
  info: string;
  infoTint: string;
  /** Text on the hero picture, and the translucent layer between them. */
  heroInk: string;
  heroHaze: string;
  /** The one soft shadow. */
  shadow: string;
  /** Behind dialogs and the side navigation. */
  veil: string;
}

export interface BrandStyle {
  /** CSS font families; the style sheet adds fallbacks. */
  titleFont: string;
  textFont: string;
  /** Corner radius in px. */
  radius: number;
  light: SchemeTokens;
  dark: SchemeTokens;
}

/** The kinds of hotels that a brand bar names. */
export const hotelKinds = ['COUNTRY', 'GRAND', 'CITY', 'VILLAGE', 'CONFERENCE'] as const;
export type HotelKind = (typeof hotelKinds)[number];

/** A hotel line of the group, shown in the footer's brand bar. */
export interface SisterBrand {
  name: string;
  /** The kind of hotel; its words are in the catalogue. */
  kind: HotelKind;
}

export interface Brand {
  name: string;
  /** The part of the name that the word mark shows large. */
  shortName: string;
  /** The company in the footer's copyright line. */
  legalName: string;
  /** The {brand} segment of addresses (specification §7). */
  code: string;
  /** The {app} segment of addresses (specification §7). */
  app: string;
  /** A public identifier, no secret (decision A7). */
  licenseKey: string;
  /** Footer and 'Account Error' (decision H5). */
  supportEmail: string;
  /** The rejection texts (decision H5). */
  accreditationEmail: string;
  /**
   * Domains of the group's own mailboxes, lower case, including their subdomains. Guests can't register with them: the
   * operator creates the accounts of staff.
   */
  ownDomains: readonly string[];
  /** Empty: analytics never loads (decision H6). */
  analyticsKey: string;
  /** The files in public/art for `home-hero-image` (decision A2), in the light and the dark scheme. */
  heroImage: string;
  heroImageDark: string;
  sisterBrands: readonly SisterBrand[];
  style: BrandStyle;
}

const light: SchemeTokens = {
  ground: '#fbf8f3',
  paper: '#ffffff',
  raised: '#ffffff',
  sunken: '#f5f0e7',
  ink: '#22302c',
  quiet: '#55625d',
  hairline: '#ddd5c7',
  border: '#7a7262',
  frame: '#1e3b34',
  onFrame: '#f7f2e8',
  frameAccent: '#e9d8b4',
  primary: '#1e3b34',
  primaryHover: '#2b5147',
  onPrimary: '#ffffff',
  accent: '#a4481f',
  accentHover: '#8a3a17',
  onAccent: '#ffffff',
  link: '#a4481f',
  linkHover: '#7c3414',
  focus: '#a4481f',
  selected: '#e9f0eb',
  warn: '#7a4b00',
  warnTint: '#fdf1dc',
  error: '#8a1f1f',
  errorTint: '#fbeae8',
  done: '#1b5e3b',
  doneTint: '#e6f2ea',
  info: '#1f4e79',
  infoTint: '#e7f0f8',
  heroInk: '#1b332d',
  heroHaze: '#fbf3e2',
  shadow: '#22302c1f',
  veil: '#14241f99',
};

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
    radius: 6,
    light,
    dark,
  },
};
