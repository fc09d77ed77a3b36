import { type Brand, defaultBrand } from '../contract/brand.ts';
import { type DemoPage, demoContent } from './content.ts';

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

/** Returns the pages of the demo data with the names of a brand in place of the product's own. */
export function demoContentOf(brand: Brand): readonly DemoPage[] {
  if (brand === defaultBrand) return demoContent;
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
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
  };
  return demoContent.map((page) => rename(withoutDescriptions(page)) as DemoPage);
}
