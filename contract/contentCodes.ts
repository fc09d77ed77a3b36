/** Content codes that are not for the accredited alone (C3, I14). Any code that is not here has that gate. */
export const contentGates = {
  'home-page': 'everyone',
  'program-overview': 'everyone',
  privacy: 'everyone',
  cookies: 'everyone',
  'site-usage': 'everyone',
  terms: 'everyone',
  education: 'education',
} as const;

/** The content code of each page path (§2, I14). `happenings` is `{brand}-happenings`. */
export const contentPages = (brand: string) =>
  ({
    '/news': { code: `${brand}-happenings`, layout: 'list' },
    '/industrynews': { code: 'industry-news', layout: 'list' },
    '/overview': { code: 'program-overview', layout: 'single' },
    '/education': { code: 'education', layout: 'single' },
    '/benefits': { code: 'benefits', layout: 'single' },
    '/promotions': { code: 'promotions', layout: 'list' },
    '/resources': { code: 'resources', layout: 'list' },
    '/rateoffers': { code: 'rateoffers', layout: 'list' },
    '/commissions': { code: 'commissions', layout: 'single' },
  }) as const;

/** Files at the content base, beside the pages (§7, I22). */
export const contentFiles = {
  heroImage: { name: 'home-hero-image', gate: 'everyone' },
  reportTemplate: { name: 'Quarterly-Reporting-Template', gate: 'reporting' },
} as const;
