/** Where the analytics come from and report to, once a visitor has agreed (decision H6). The page's policy lets them through. */
export const analyticsHosts = {
  script: 'https://www.googletagmanager.com',
  reports: 'https://*.google-analytics.com',
} as const;
