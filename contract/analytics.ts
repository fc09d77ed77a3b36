/** The hosts of the analytics, which load after consent (decision H6). The page's content policy allows them. */
export const analyticsHosts = {
  script: 'https://www.googletagmanager.com',
  reports: 'https://*.google-analytics.com',
} as const;
