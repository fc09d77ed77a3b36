import { z } from 'zod';
import { isTimeZone } from '../../../contract/dates.ts';
import { limits } from '../../../contract/limits.ts';
import { usualPolicies } from '../../../contract/policies.ts';
import { usualTimeZone } from '../../../contract/settings.ts';
import { exceptions, leavesTlsOpen } from './unsafeSettings.ts';

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Returns the schema of a whole number; an empty variable counts as absent. */
function whole(fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) {
  const upTo = max === Number.MAX_SAFE_INTEGER ? `, at least ${min}` : ` from ${min} to ${max}`;
  const error = `must be a whole number${upTo}`;
  return z.preprocess(
    emptyAsAbsent,
    z.coerce
      .number({ error })
      .int({ error })
      .min(min, { error })
      .max(max, { error })
      .default(fallback),
  );
}
/** Returns the schema of days for which something is kept; 0: without an end. Fewer would end what is still under way. */
const days = (fallback: number) =>
  whole(fallback).refine((number) => number === 0 || number >= limits.keepDaysMin, {
    error: `must be 0 (without an end) or at least ${limits.keepDaysMin}`,
  });
/** Returns the schema of a number from `min` to `max`, fractions allowed. `of` says what is counted. */
function between(min: number, max: number, of = '') {
  const error = `must be a number ${of}from ${min} to ${max}`;
  return z.coerce.number({ error }).min(min, { error }).max(max, { error });
}
const isUrlOf =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol);
const mustBeUrlOf = (...protocols: string[]) => ({
  error: `must be a URL that starts with ${protocols.join('// or ')}//`,
});
const url = (...protocols: string[]) =>
  z.string().refine(isUrlOf(...protocols), mustBeUrlOf(...protocols));
const databaseUrl = () =>
  z
    .string()
    .refine((text) => !text.split(/[/?]/)[2]?.includes(','), {
      error: 'must name one address: of several hosts, that of HAProxy or of a managed service',
      abort: true,
    })
    .refine(isUrlOf('postgres:', 'postgresql:'), mustBeUrlOf('postgres:', 'postgresql:'));
const choice = () =>
  z
    .enum(['true', 'false', '1', '0', ''])
    .default('')
    .transform((value) => (value === '' ? undefined : value === 'true' || value === '1'));
const flag = () => choice().transform((value) => value ?? false);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(emptyAsAbsent, type.optional());
/** Returns the schema of words that commas or spaces separate. */
const list = () =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''));
const secret = () => optional(z.string().min(32, { error: 'must have at least 32 characters' }));

/** Returns the host of a URL as in a Host header: lower case, without the default port. */
export const hostOf = (text: string) =>
  URL.canParse(text) && new URL(text).pathname === '/' ? new URL(text).host : undefined;

const usual = usualPolicies;

/** The environment variables of the server, with their rules and defaults. */
export const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: whole(3000, 0, 65_535),
  METRICS_PORT: optional(whole(0, 0, 65_535)),
  METRICS_HOST: z.string().default('localhost'),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: optional(url('http:', 'https:')),
  HUB_BRAND: optional(z.string()),
  SIGN_ON_FILE: optional(z.string()),
  BADGE_KEYS_FILE: optional(z.string()),
  STAFF_SECOND_STEP: choice(),
  DATABASE_URL: optional(databaseUrl()),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  CLAMD_URL: optional(url('tcp:')),
  FILE_STORE_URL: optional(
    z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/, {
      error: 'must be s3://BUCKET or s3://BUCKET/PREFIX',
    }),
  ),
  FILE_STORE_ENDPOINT: optional(url('http:', 'https:')),
  FILE_STORE_REGION: optional(z.string()),
  FILE_STORE_KEY_ID: optional(z.string()),
  FILE_STORE_SECRET: optional(z.string()),
  SESSION_SECRET: secret(),
  SESSION_SECRET_PREVIOUS: secret(),
  SECURITY_CONTACT: list().refine(
    (contacts) => contacts.every((contact) => /^(mailto:|https:\/\/|tel:)./.test(contact)),
    {
      error: 'must be mailto:, https:// or tel: addresses',
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('http:', 'https:')),
  OTEL_SERVICE_NAME: z.string().default('accreditation-hub'),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(emptyAsAbsent, between(0, 1).default(0.1)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: choice(),
  HUB_TIME_OFFSET: between(-36_500, 36_500, 'of days ').default(0),
  PROGRAM_TIME_ZONE: z.preprocess(
    emptyAsAbsent,
    z
      .string()
      .refine(isTimeZone, { error: 'must be the name of a time zone, such as America/Los_Angeles' })
      .default(usualTimeZone),
  ),
  SURPRISE_REGISTRATION: flag(),
  PASSWORD_MIN: whole(usual.password.min, 8, 64),
  PASSWORD_MAX: whole(usual.password.max, 16, 200),
  PASSWORD_CLASSES: list()
    .transform((names) => (names.length === 0 ? usual.password.classes : names))
    .transform((names) => names.filter((name) => name !== 'none'))
    .refine((names) => names.every((name) => usual.password.classes.includes(name)), {
      error: `must be none, or some of ${usual.password.classes.join(', ')}`,
    }),
  IDLE_MINUTES: whole(usual.idleMinutes, 5, limits.sessionMaxMs / 60_000),
  DATABASE_POOL: whole(10, 1, 1000),
  SLOW_STATEMENT_MS: whole(1_000, 0, 600_000),
  DATABASE_POOLER: optional(z.enum(['transaction'])),
  DATABASE_OWNER_URL: optional(databaseUrl()),
  DATABASE_READ_URL: optional(url('postgres:', 'postgresql:')),
  SMTP_INSECURE: flag(),
  BACKUP_KEY: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  DEMO: choice(),
  ALLOW_INSECURE: list().pipe(
    z.array(z.enum(exceptions, { error: `must be some of ${exceptions.join(', ')}` })),
  ),
  KEEP_MAILS_DAYS: days(730),
  KEEP_INVITATIONS_DAYS: days(365),
  KEEP_SIGN_INS_DAYS: days(730),
  KEEP_REPORTS_YEARS: whole(0, 0, 100),
  KEEP_INACTIVE_DAYS: days(0),
  LIMIT_REQUESTS_PER_SECOND: whole(600, 1),
  LIMIT_SIGN_INS_PER_MINUTE: whole(1200, 1),
  LIMIT_FAILED_SIGN_INS_PER_HOUR: whole(300, 1),
  LIMIT_ACCOUNTS_PER_HOUR: whole(120, 1),
  LIMIT_NEW_PASSWORDS_PER_HOUR: whole(240, 1),
  LIMIT_RESETS_PER_HOUR: whole(3, 1),
  LIMIT_SELF_INVITATIONS_PER_DAY: whole(20, 1),
  LIMIT_RESETS_PER_NETWORK: whole(30, 1),
  LIMIT_UPLOADS_PER_DAY: whole(20, 1),
  LIMIT_PREVIEWS_PER_DAY: whole(100, 1),
  LIMIT_QUEUE_PER_NETWORK: whole(400, 1),
  LIMIT_QUEUE: whole(1000, 1),
  LIMIT_STALL_MS: whole(3_000),
  LIMIT_REQUEST_MS: whole(60_000, 100, 600_000),
  ALLOWED_HOSTS: list().refine(
    (names) => names.every((name) => hostOf(`https://${name}`) !== undefined),
    {
      error: 'must be host names, with a port where it is not the usual one',
    },
  ),
  PUBLIC_STAFF_DOCS: flag(),
  DRAIN_SECONDS: optional(between(0, 120, 'of seconds ')),
});

export type Variables = z.output<typeof variables>;

/** Returns what does not go together in variables that are valid each by itself, as lines that name the variable. */
export function findContradictions(read: Variables): string[] {
  const production = read.NODE_ENV === 'production';
  const problems: string[] = [];
  if (read.DATABASE_URL && !read.SESSION_SECRET) {
    problems.push('SESSION_SECRET: is needed with DATABASE_URL, the same for every node');
  }
  if (read.SESSION_SECRET_PREVIOUS && !read.SESSION_SECRET) {
    problems.push(
      'SESSION_SECRET_PREVIOUS: is what SESSION_SECRET took the place of, so that is needed too',
    );
  }
  if (read.SESSION_SECRET_PREVIOUS && read.SESSION_SECRET_PREVIOUS === read.SESSION_SECRET) {
    problems.push('SESSION_SECRET_PREVIOUS: is the same as SESSION_SECRET');
  }
  if (production && read.HUB_TIME_OFFSET !== 0) {
    problems.push('HUB_TIME_OFFSET: is for trying out, not for NODE_ENV=production');
  }
  if (read.PASSWORD_MIN > read.PASSWORD_MAX) {
    problems.push('PASSWORD_MIN: is more than PASSWORD_MAX');
  }
  if (read.DATABASE_OWNER_URL && !read.DATABASE_URL) {
    problems.push('DATABASE_OWNER_URL: goes with DATABASE_URL');
  }
  if (read.DATABASE_READ_URL && !read.DATABASE_URL) {
    problems.push('DATABASE_READ_URL: goes with DATABASE_URL');
  }
  if (read.DATABASE_POOLER && !read.DATABASE_OWNER_URL) {
    problems.push(
      'DATABASE_POOLER: needs DATABASE_OWNER_URL, which leads to PostgreSQL itself, for migrations',
    );
  }
  if (read.DATABASE_URL && read.DEMO) {
    problems.push('DEMO: is for the embedded database. Here run `npm run admin -- seed --demo`');
  }
  problems.push(...findStoreContradictions(read));
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const) {
    if (leavesTlsOpen(read[name])) {
      problems.push(
        `${name}: leads to another machine. Add ?sslmode=verify-full, or ?sslmode=disable where nobody else can read the network`,
      );
    }
  }
  return problems;
}

function findStoreContradictions(read: Variables): string[] {
  const problems: string[] = [];
  const others = ['ENDPOINT', 'REGION', 'KEY_ID', 'SECRET'] as const;
  if (!read.FILE_STORE_URL) {
    const set = others.map((name) => `FILE_STORE_${name}` as const).filter((name) => read[name]);
    return set.map((name) => `${name}: goes with FILE_STORE_URL`);
  }
  if (!read.FILE_STORE_ENDPOINT && !read.FILE_STORE_REGION) {
    problems.push(
      'FILE_STORE_REGION: is needed for a bucket of AWS; elsewhere set FILE_STORE_ENDPOINT',
    );
  }
  if (Boolean(read.FILE_STORE_KEY_ID) !== Boolean(read.FILE_STORE_SECRET)) {
    problems.push('FILE_STORE_KEY_ID, FILE_STORE_SECRET: go together');
  }
  return problems;
}
