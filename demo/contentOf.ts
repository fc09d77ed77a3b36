import { defaultBrand } from '../brands/defaultBrand.ts';
import type { Brand } from '../contract/brand.ts';
import type { DemoPage } from './content/page.ts';
import { demoContent } from './content.ts';
import type { Demo } from './demo.ts';

const namesOf = ({ name, shortName, legalName, code, sisterBrands, ...brand }: Brand) => [
  legalName,
  name,
  shortName,
  ...sisterBrands.map((sister) => sister.name),
  brand.supportEmail,
  brand.accreditationEmail,
  code,
];

const inHtml = (text: string) => text.replaceAll('&', '&amp;');

/** What the product's own pictures show is not what the brand's of the same name do; beside its text a picture adds nothing. */
function withoutDescriptions<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) =>
    key === 'thumbnailAlt' ? [key, ''] : [key, withoutDescriptions(inner)],
  );
  return (Array.isArray(value) ? value : Object.fromEntries(entries)) as Value;
}

/** Returns a function that puts the names of a brand in place of the product's own in all texts of a value. */
function inNamesOf(brand: Brand): <Value>(value: Value) => Value {
  const others = namesOf(brand);
  const replaced = namesOf(defaultBrand).flatMap((name, place) => {
    const other = others[place] ?? brand.shortName;
    return [
      [name, other],
      [inHtml(name), inHtml(other)],
    ] as const;
  });
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string')
      return replaced.reduce((text, [name, other]) => text.replaceAll(name, other), value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(rename);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
  };
  return rename as <Value>(value: Value) => Value;
}

/** Returns the pages of the demo data with the names of a brand in place of the product's own. */
export function demoContentOf(brand: Brand): readonly DemoPage[] {
  if (brand.code === defaultBrand.code) return demoContent;
  const rename = inNamesOf(brand);
  return demoContent.map((page) => rename(withoutDescriptions(page)));
}

/** Returns demo data of which forms and reports name the hotels of a brand. The addresses of the accounts stay. */
export function demoOf(brand: Brand, demo: Demo): Demo {
  if (brand.code === defaultBrand.code) return demo;
  const rename = inNamesOf(brand);
  return {
    ...demo,
    agencies: demo.agencies.map((agency) => ({ ...agency, form: rename(agency.form) })),
    reports: rename(demo.reports),
  };
}
