import type { z } from 'zod';
import type { brandFile } from './brandFile.ts';

/**
 * The brand settings of a hotel group: names, addresses, colors, typefaces. `foundation_settings` serves them
 * (specification §7). A brand is a folder that the server is given (`HUB_BRAND`, server/core/config/brand.ts); no
 * component contains a literal of one (decision A1).
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
 * The colors of one scheme. `on…` is the color of text on the named color; `…Tint` is the background for text in the
 * color of that state.
 */
export const schemeTokens = [
  /** Background of the page. */
  'ground',
  /** Cards, tables, inputs. */
  'paper',
  /** Menus, dialogs and other floating surfaces. */
  'raised',
  /** Quiet bands: table heads, toolbars, disclosure bodies. */
  'sunken',
  'ink',
  'quiet',
  /** Decorative lines, which carry no meaning. */
  'hairline',
  /** Borders of inputs and icons that carry meaning, at least 3:1 on paper and ground. */
  'border',
  /** Header, side navigation, footer. */
  'frame',
  'onFrame',
  /** Titles, word mark and the focus ring on the frame. */
  'frameAccent',
  'primary',
  'primaryHover',
  'onPrimary',
  /** The one accent of a page. */
  'accent',
  'accentHover',
  'onAccent',
  'link',
  'linkHover',
  'focus',
  /** Background of a selected or hovered row, item or option. */
  'selected',
  'warn',
  'warnTint',
  'error',
  'errorTint',
  'done',
  'doneTint',
  'info',
  'infoTint',
  /** Text on the hero picture, and the translucent layer between them. */
  'heroInk',
  'heroHaze',
  /** The one soft shadow. */
  'shadow',
  /** Behind dialogs and the side navigation. */
  'veil',
] as const;

/** As `#rrggbb`, or `#rrggbbaa` for `shadow` and `veil`. */
export type SchemeTokens = Record<(typeof schemeTokens)[number], string>;
