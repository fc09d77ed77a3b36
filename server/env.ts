import { resolve } from 'node:path';
import { z } from 'zod';
import { limits } from '../contract/limits.ts';
import { usualPolicies } from '../contract/policies.ts';
import type { Policies } from '../contract/records.ts';
import { isLoopback } from './loopback.ts';
import {
  describeUnsafe,
  type Exception,
  exceptions,
  findUnsafeSettings,
  leavesTlsOpen,
  type UnsafeSetting,
} from './unsafe-settings.ts';

/** Returns the schema of a whole number; an empty variable counts as absent. */
function whole(fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) {
  const upTo = max === Number.MAX_SAFE_INTEGER ? `, at least ${min}` : ` from ${min} to ${max}`;
  const error = `must be a whole number${upTo}`;
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce
      .number({ error })
      .int({ error })
      .min(min, { error })
      .max(max, { error })
      .default(fallback),
  );
}
const flag = () =>
  z
    .enum(['true', 'false', '1', '0', ''])
    .default('false')
    .transform((value) => value === 'true' || value === '1');
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that starts with ${protocols.join('// or ')}//`,
  });
/** Returns the schema of an optional flag; undefined if it is not set. */
const choice = () =>
  z
    .enum(['true', 'false', '1', '0', ''])
    .default('')
    .transform((value) => (value === '' ? undefined : value === 'true' || value === '1'));
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());
const secret = () => optional(z.string().min(32, { error: 'must have at least 32 characters' }));

/** Returns the host of a URL as in a Host header: lower case, without the default port. */
const hostOf = (text: string) =>
  URL.canParse(text) && new URL(text).pathname === '/' ? new URL(text).host : undefined;

/** Returns the host of the portal and the other allowed hosts, normalized for the same scheme. */
function hostsOf(publicUrl: string, others: readonly string[]): string[] {
  const { protocol, host } = new URL(publicUrl);
  return [host, ...others.map((name) => hostOf(`${protocol}//${name}`) ?? name)];
}

const usual = usualPolicies;
const DAYS = 'must be a number of days from -36500 to 36500';

const DRAIN = 'must be a number of seconds from 0 to 120';

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: whole(3000, 0, 65_535),
  METRICS_PORT: optional(whole(0, 0, 65_535)),
  METRICS_HOST: z.string().default('localhost'),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: optional(url('http:', 'https:')),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  CLAMD_URL: optional(url('tcp:')),
  SESSION_SECRET: secret(),
  SESSION_SECRET_PREVIOUS: secret(),
  SECURITY_CONTACT: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((contact) => contact !== ''))
    .refine(
      (contacts) => contacts.every((contact) => /^(mailto:|https:\/\/|tel:)./.test(contact)),
      {
        error: 'must be mailto:, https:// or tel: addresses',
      },
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: flag(),
  HUB_TIME_OFFSET: z.coerce
    .number({ error: DAYS })
    .min(-36_500, { error: DAYS })
    .max(36_500, { error: DAYS })
    .default(0),
  SURPRISE_REGISTRATION: flag(),
  PASSWORD_MIN: whole(usual.password.min, 8, 64),
  PASSWORD_MAX: whole(usual.password.max, 16, 200),
  PASSWORD_CLASSES: z
    .string()
    .default('')
    .transform((names) => (names === '' ? usual.password.classes : names.split(/[\s,]+/)))
    .transform((names) => names.filter((name) => name !== 'none'))
    .refine((names) => names.every((name) => usual.password.classes.includes(name)), {
      error: `must be none, or some of ${usual.password.classes.join(', ')}`,
    }),
  IDLE_MINUTES: whole(usual.idleMinutes, 5, limits.sessionMaxMs / 60_000),
  DATABASE_POOL: whole(10, 1, 1000),
  DATABASE_POOLER: optional(z.enum(['transaction'])),
  DATABASE_OWNER_URL: optional(url('postgres:', 'postgresql:')),
  SMTP_INSECURE: flag(),
  BACKUP_KEY: optional(z.string().min(16, { error: 'must have at least 16 characters' })),
  DEMO: choice(),
  ALLOW_INSECURE: z
    .string()
    .default('')
    .transform((names) => names.split(/[\s,]+/).filter((name) => name !== ''))
    .pipe(z.array(z.enum(exceptions, { error: `must be some of ${exceptions.join(', ')}` }))),
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
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((names) => names.split(/[\s,]+/).filter((name) => name !== ''))
    .refine((names) => names.every((name) => hostOf(`https://${name}`) !== undefined), {
      error: 'must be host names, with a port where it is not the usual one',
    }),
  PUBLIC_STAFF_DOCS: flag(),
  DRAIN_SECONDS: optional(
    z.coerce.number({ error: DRAIN }).min(0, { error: DRAIN }).max(120, { error: DRAIN }),
  ),
});

/** The environment, checked. */
export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** The port of /metrics; default: none. */
  metricsPort?: number;
  metricsHost: string;
  /** Origin of the portal, without a trailing slash. With https, cookies are Secure and get the `__Host-` prefix. */
  publicUrl: string;
  /** The allowed Host headers; empty: any. */
  hosts: string[];
  /**
   * How long in milliseconds a server that is told to stop still accepts new connections while /readyz says 503, so that
   * the proxy in front notices.
   */
  drainMs: number;
  /** The time within which a request, including its body, must arrive. */
  requestMs: number;
  /** Whether the API description shows the console's calls to everybody, not only to staff. */
  publicStaffDocs: boolean;
  /** Default: the embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  databasePool: number;
  /** `transaction`: `databaseUrl` leads to a pooler that gives each transaction another connection. */
  databasePooler?: 'transaction';
  /** The role that owns the tables, if it is not the one of `databaseUrl`; for migrations, restore and pruning. */
  databaseOwnerUrl?: string;
  /** Absolute path. */
  dataDir: string;
  /** Default: emails are written to files below `dataDir`. */
  smtpUrl?: string;
  /** Whether emails may be sent to another machine without TLS. */
  smtpInsecure: boolean;
  /** The passphrase with which backups are encrypted. */
  backupKey?: string;
  /** Whether an empty embedded database is filled with the demo data. */
  demo: boolean;
  /** The unsafe settings of a production environment. */
  unsafe: readonly UnsafeSetting[];
  /** The unsafe settings that the operator has allowed. */
  allowed: readonly Exception[];
  /** The ClamAV daemon that scans uploads; default: none. */
  clamdUrl?: string;
  /** '' with the embedded database until startServer has read or created it. */
  sessionSecret: string;
  /** The replaced secret: its signatures are still valid, and it signs nothing new. */
  previousSessionSecret?: string | undefined;
  /** The contacts in security.txt; empty: the brand's support address. */
  securityContacts: string[];
  logLevel: string;
  trustProxy: boolean;
  timeOffsetDays: number;
  surpriseRegistration: boolean;
  /** The rule of new passwords, the idle time. */
  policies: Policies;
  /** Limits per network, that is an IPv4 address or the /64 of an IPv6 address, unless stated otherwise. */
  limits: {
    requestsPerSecond: number;
    /** Attempts to sign in, successful or not; generous, because an office is one network. */
    signInsPerMinute: number;
    /** Failed attempts from unknown devices. */
    failedSignInsPerHour: number;
    /** Accepted requests for accounts and self-invitations. */
    accountsPerHour: number;
    /** Attempts to create an account or to set a password by a link, successful or not: each costs a hash. */
    newPasswordsPerHour: number;
    /** Per mailbox. */
    resetsPerHour: number;
    /** Per agency. */
    selfInvitationsPerDay: number;
    /** Per hour. */
    resetsPerNetwork: number;
    /** Per agency, accepted or not. */
    uploadsPerDay: number;
    /** Reports read without being submitted; per agency. */
    previewsPerDay: number;
    /** Requests that may wait for password hashing, in each of the two queues. */
    queuePerNetwork: number;
    /** The same for all networks together. */
    queue: number;
    /** If the event loop is blocked for longer, the server responds with 503; 0: never. */
    stallMs: number;
  };
}

/** The environment is invalid; the message has a line for each variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads and checks the environment. @throws EnvironmentError that names every invalid variable */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const read = result.data;
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
  if (read.DATABASE_POOLER && !read.DATABASE_OWNER_URL) {
    problems.push(
      'DATABASE_POOLER: needs DATABASE_OWNER_URL, which leads to PostgreSQL itself, for migrations',
    );
  }
  if (read.DATABASE_URL && read.DEMO) {
    problems.push('DEMO: is for the embedded database. Here run `npm run admin -- seed --demo`');
  }
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const) {
    if (leavesTlsOpen(read[name])) {
      problems.push(
        `${name}: leads to another machine. Add ?sslmode=verify-full, or ?sslmode=disable where nobody else can read the network`,
      );
    }
  }
  const unsafe = production
    ? findUnsafeSettings({ ...read, TRUST_PROXY: source.TRUST_PROXY || undefined })
    : [];
  if (problems.length > 0) {
    throw new EnvironmentError([...problems, ...unsafe.map(describeUnsafe)].join('\n'));
  }
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    hosts: production && read.PUBLIC_URL ? hostsOf(read.PUBLIC_URL, read.ALLOWED_HOSTS) : [],
    drainMs: (read.DRAIN_SECONDS ?? (production ? 12 : 0.5)) * 1000,
    requestMs: read.LIMIT_REQUEST_MS,
    publicStaffDocs: read.PUBLIC_STAFF_DOCS,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    databasePooler: read.DATABASE_POOLER,
    dataDir: resolve(read.DATA_DIR),
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    smtpUrl: read.SMTP_URL,
    smtpInsecure: read.SMTP_INSECURE,
    backupKey: read.BACKUP_KEY,
    demo: !read.DATABASE_URL && (read.DEMO ?? (!production && isLoopback(read.HOST))),
    unsafe,
    allowed: read.ALLOW_INSECURE,
    clamdUrl: read.CLAMD_URL,
    sessionSecret: read.SESSION_SECRET ?? '',
    previousSessionSecret: read.SESSION_SECRET_PREVIOUS,
    securityContacts: read.SECURITY_CONTACT,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    timeOffsetDays: read.HUB_TIME_OFFSET,
    surpriseRegistration: read.SURPRISE_REGISTRATION,
    policies: {
      ...usual,
      password: {
        min: read.PASSWORD_MIN,
        max: read.PASSWORD_MAX,
        classes: read.PASSWORD_CLASSES,
      },
      idleMinutes: read.IDLE_MINUTES,
    },
    limits: {
      requestsPerSecond: read.LIMIT_REQUESTS_PER_SECOND,
      signInsPerMinute: read.LIMIT_SIGN_INS_PER_MINUTE,
      failedSignInsPerHour: read.LIMIT_FAILED_SIGN_INS_PER_HOUR,
      accountsPerHour: read.LIMIT_ACCOUNTS_PER_HOUR,
      newPasswordsPerHour: read.LIMIT_NEW_PASSWORDS_PER_HOUR,
      resetsPerHour: read.LIMIT_RESETS_PER_HOUR,
      selfInvitationsPerDay: read.LIMIT_SELF_INVITATIONS_PER_DAY,
      resetsPerNetwork: read.LIMIT_RESETS_PER_NETWORK,
      uploadsPerDay: read.LIMIT_UPLOADS_PER_DAY,
      previewsPerDay: read.LIMIT_PREVIEWS_PER_DAY,
      queuePerNetwork: read.LIMIT_QUEUE_PER_NETWORK,
      queue: read.LIMIT_QUEUE,
      stallMs: read.LIMIT_STALL_MS,
    },
  };
}
