import { benefitsPages } from './content/benefits.ts';
import { educationPages } from './content/education.ts';
import { happeningsPages } from './content/happenings.ts';
import { homePages } from './content/home.ts';
import { industryNewsPages } from './content/industryNews.ts';
import { legalPages } from './content/legal.ts';
import { commissionPages, promotionPages, rateOfferPages } from './content/offers.ts';
import { overviewPages } from './content/overview.ts';
import type { DemoPage } from './content/page.ts';
import { resourcePages } from './content/resources.ts';

/**
 * Every content page of the demo data in every language, those of a code in the order in which they are shown (decision
 * I14).
 */
export const demoContent: readonly DemoPage[] = [
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
