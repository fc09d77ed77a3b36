import { analyticsHosts } from '../../contract/analytics.ts';
import { REPORTS } from '../core/plugins/policyReports.ts';

/** Returns the Content-Security-Policy of a page: same origin, and inline scripts and styles only with the nonce. */
export const contentPolicy = (of: { nonce: string; secure: boolean; analytics: boolean }) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${of.nonce}'${of.analytics ? ` ${analyticsHosts.script}` : ''}`,
    `style-src 'self' 'nonce-${of.nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${of.analytics ? ` ${analyticsHosts.reports}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The code that may turn text into HTML: src/guest/kit/trustedHtml.ts and DOMPurify.
    "require-trusted-types-for 'script'",
    `trusted-types default hub dompurify${of.analytics ? ' analytics' : ''}`,
    'report-to policy',
    `report-uri ${REPORTS}`,
    ...(of.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
