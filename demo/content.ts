import { defaultBrand } from '../contract/brand.ts';
import type { Translated } from '../contract/languages.ts';
import type { ContentPage } from '../contract/records.ts';
import { benefitsPages } from './content/benefits.ts';
import { educationPages } from './content/education.ts';
import { spanish } from './content/es-MX.ts';
import { french } from './content/fr-CA.ts';
import { happeningsPages } from './content/happenings.ts';
import { homePages } from './content/home.ts';
import { industryNewsPages } from './content/industryNews.ts';
import { legalPages } from './content/legal.ts';
import { commissionPages, promotionPages, rateOfferPages } from './content/offers.ts';
import { overviewPages } from './content/overview.ts';
import { type PageText, type Translations, translation } from './content/page.ts';
import { resourcePages } from './content/resources.ts';

/** A page in English, what is translated of it, and for how many days it has been published. */
export type DemoPage = ContentPage & {
  translations: Record<Translated, PageText>;
  publishedDays: number;
};

const english: readonly ContentPage[] = [
  ...homePages,
  ...overviewPages,
  ...happeningsPages,
  ...industryNewsPages,
  ...educationPages,
  ...benefitsPages,
  ...promotionPages,
  ...resourcePages,
  ...rateOfferPages,
  ...commissionPages,
  ...legalPages,
];

/** The days since news and promotions were published, the first page of a code first; all others are old. */
const published: Readonly<Record<string, readonly number[]>> = {
  [`${defaultBrand.code}-happenings`]: [3, 17, 41],
  'industry-news': [6, 24, 52],
  promotions: [11, 60],
};
const AGES = 400;

const used = new Map<string, number>();
/** The number of pages of a code that came before. */
function placeOf({ code }: ContentPage): number {
  const place = used.get(code) ?? 0;
  used.set(code, place + 1);
  return place;
}

/** The translation of a page: in each language those of a code stand in the order of the English ones. */
function translationsOf(
  { code, thumbnailUrl }: ContentPage,
  place: number,
): DemoPage['translations'] {
  const textIn = ({ pages, pictures }: Translations) => {
    const text = pages[code]?.[place];
    if (!text) throw new Error(`Page ${place + 1} of ${code} is not translated`);
    return translation(text, thumbnailUrl, pictures);
  };
  return { 'es-MX': textIn(spanish), 'fr-CA': textIn(french) };
}

/**
 * Every content page of the demo data in every language, those of a code in the order in which they are shown (decision
 * I14).
 */
export const demoContent: readonly DemoPage[] = english.map((page) => {
  const place = placeOf(page);
  const publishedDays = published[page.code]?.[place] ?? AGES;
  return { ...page, translations: translationsOf(page, place), publishedDays };
});
