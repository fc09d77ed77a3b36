import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { InvalidInput, TooManyRequests } from '../errors.ts';
import { loggedUrl } from '../log.ts';

/** Where browsers tell what the security policy of a page has refused. */
export const REPORTS = '/policy-reports';

/** A report is small, and a page that is broken sends few. */
const LARGEST = 16 * 1024;
const MOST = 20;
const A_MINUTE = 60_000;

const word = z.string().max(4_000).optional().catch(undefined);
/** As the Reporting API has it, and as older browsers do. */
const violation = z.union([
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: word,
      effectiveDirective: word,
      blockedURL: word,
      sourceFile: word,
      lineNumber: z.int().optional().catch(undefined),
    }),
  }),
  z
    .object({
      'csp-report': z.object({
        'document-uri': word,
        'effective-directive': word,
        'blocked-uri': word,
        'source-file': word,
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
const reports = z.union([z.array(violation).max(MOST), violation.transform((one) => [one])]);

/** Takes reports of violations into the log: few from an address of the network, and nothing personal of them. */
export const policyReports = fp(async (app: FastifyInstance) => {
  const count = app.createRateLimit({ max: MOST, timeWindow: A_MINUTE });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: LARGEST },
      app.getDefaultJsonParser('error', 'error'),
    );
    const options = { schema: { hide: true }, config: { anonymous: true }, bodyLimit: LARGEST };
    scope.post(REPORTS, { ...options, onRequest: limited }, async ({ body }) => {
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

  async function limited(request: FastifyRequest) {
    const { isAllowed, isExceeded, ttlInSeconds } = {
      ttlInSeconds: 60,
      isExceeded: false,
      ...(await count(request)),
    };
    if (isAllowed || !isExceeded) return;
    throw new TooManyRequests(ttlInSeconds);
  }
});

/** Without the query, which may carry the token of a mailed link. */
const short = (text: string | undefined) => text && loggedUrl(text.split(/[?#]/)[0] ?? '');
