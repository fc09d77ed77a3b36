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

/** A page in English, and what is translated of it. */
export type DemoPage = ContentPage & { translations: Record<Translated, PageText> };

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

const used = new Map<string, number>();
/** The translation of the next page of a code: in each language they stand in the order of the English ones. */
function translationsOf({ code, thumbnailUrl }: ContentPage): DemoPage['translations'] {
  const place = used.get(code) ?? 0;
  used.set(code, place + 1);
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
export const demoContent: readonly DemoPage[] = english.map((page) => ({
  ...page,
  translations: translationsOf(page),
}));
