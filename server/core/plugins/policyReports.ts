import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rateLimits } from '../db/rateLimits.ts';
import { InvalidInput } from '../errors.ts';
import { loggedUrl } from '../monitoring/log.ts';
import { limiter } from './rateLimit.ts';

export const REPORTS = '/policy-reports';

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 20;

const text = z.string().max(4_000).optional().catch(undefined);
/** The report formats of the Reporting API and of older browsers. */
const violation = z.union([
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: z.int().optional().catch(undefined),
    }),
  }),
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'blocked-uri': text,
        'source-file': text,
        'line-number': z.int().optional().catch(undefined),
      }),
    })
    .transform(({ 'csp-report': of }) => ({
      body: {
        documentURL: of['document-uri'],
        effectiveDirective: of['effective-directive'],
        blockedURL: of['blocked-uri'],
        sourceFile: of['source-file'],
        lineNumber: of['line-number'],
      },
    })),
]);
const reports = z.union([z.array(violation).max(MAX_REPORTS), violation.transform((one) => [one])]);

/** Logs reported policy violations, without personal data. */
export async function policyReports(app: FastifyInstance): Promise<void> {
  const onRequest = limiter(app, rateLimits(app.env).policyReports);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      app.getDefaultJsonParser('error', 'error'),
    );
    const options = { schema: { hide: true }, config: { anonymous: true }, bodyLimit: MAX_BYTES };
    scope.post(REPORTS, { ...options, onRequest }, async ({ body }) => {
      const { data, error } = reports.safeParse(body);
      if (error) throw new InvalidInput('error.badRequest');
      for (const { body: of } of data) {
        app.log.warn(
          {
            page: short(of.documentURL),
            directive: short(of.effectiveDirective),
            blocked: short(of.blockedURL),
            source: short(of.sourceFile),
            line: of.lineNumber,
          },
          'The security policy was violated',
        );
      }
      return { status: 'ok' };
    });
  });
}

/** Removes the query, which may contain the token of an emailed link. */
const short = (url: string | undefined) => url && loggedUrl(url.split(/[?#]/)[0] ?? '');
