import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualPolicies } from '../../../contract/policies.ts';
import type { Keep } from '../../../contract/privacy.ts';
import { findContradictions, hostOf, type Variables, variables } from './envVariables.ts';
import { isLoopback } from './loopback.ts';
import { describeOmissions, describeUnsafe, findUnsafeSettings } from './unsafeSettings.ts';

/** Returns the host of the portal and the other allowed hosts, normalized for the same scheme. */
function hostsOf(publicUrl: string, others: readonly string[]): string[] {
  const { protocol, host } = new URL(publicUrl);
  return [host, ...others.map((name) => hostOf(`${protocol}//${name}`) ?? name)];
}

export interface S3Settings {
  bucket: string;
  /** What the names of objects begin with, without a slash at its end; '': nothing. */
  prefix: string;
  region: string;
  /** The address of a store that is not AWS's. */
  endpoint?: string;
  /** Default: as the SDK finds them, such as by the role of the machine. */
  keyId?: string;
  secret?: string;
}

/** Where traces go, and how many of them. */
export interface TracingSettings {
  /** Base address of a collector that speaks OTLP over HTTP. */
  endpoint: string;
  /** The share of traces that are sent, from 0 to 1. */
  share: number;
  /** The name of the service in the traces. */
  service: string;
}

const defaultFolder = fileURLToPath(new URL('../../../brands/aldervale', import.meta.url));

/** The region of a store other than AWS: its signatures need one. */
const ANY_REGION = 'us-east-1';

function fileStoreOf(read: Variables): S3Settings | undefined {
  if (!read.FILE_STORE_URL) return undefined;
  const { host, pathname } = new URL(read.FILE_STORE_URL);
  return {
    bucket: host,
    prefix: pathname.replace(/^\/|\/$/g, ''),
    region: read.FILE_STORE_REGION ?? ANY_REGION,
    endpoint: read.FILE_STORE_ENDPOINT,
    keyId: read.FILE_STORE_KEY_ID,
    secret: read.FILE_STORE_SECRET,
  };
}

function tracingOf(read: Variables): TracingSettings | undefined {
  if (!read.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    share: read.OTEL_TRACES_SAMPLER_ARG,
    service: read.OTEL_SERVICE_NAME,
  };
}

/** The environment is invalid; the message has a line for each variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Reads and checks the environment. @throws EnvironmentError that names every invalid variable */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const result = variables.safeParse(source);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const read = result.data;
  const production = read.NODE_ENV === 'production';
  const problems = findContradictions(read);
  const unsafe = production ? findUnsafeSettings(read) : [];
  if (problems.length > 0) {
    throw new EnvironmentError([...problems, ...unsafe.map(describeUnsafe)].join('\n'));
  }
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    /** The port of /metrics; default: none. */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    /** Where traces go; default: there are none. */
    tracing: tracingOf(read),
    /** Origin of the portal, without a trailing slash. With https, cookies are Secure and get the `__Host-` prefix. */
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    /** The allowed Host headers; empty: any. */
    hosts: production && read.PUBLIC_URL ? hostsOf(read.PUBLIC_URL, read.ALLOWED_HOSTS) : [],
    /**
     * How long in milliseconds a server that is told to stop still accepts new connections while /readyz says 503, so
     * that the proxy in front notices.
     */
    drainMs: (read.DRAIN_SECONDS ?? (production ? 12 : 0.5)) * 1000,
    /** The time within which a request, including its body, must arrive. */
    requestMs: read.LIMIT_REQUEST_MS,
    /** Whether the API description shows the console's calls to everybody, not only to staff. */
    publicStaffDocs: read.PUBLIC_STAFF_DOCS,
    brandFolder: resolve(read.HUB_BRAND ?? defaultFolder),
    /** Whether staff must have a second step when they sign in. */
    staffSecondStep: read.STAFF_SECOND_STEP ?? production,
    /** The file with the keys that sign badges; default: there are no badges, outside of production one in `dataDir`. */
    badgeKeysFile: read.BADGE_KEYS_FILE && resolve(read.BADGE_KEYS_FILE),
    /** The file with the providers of single sign-on for staff; default: there are none. */
    signOnFile: read.SIGN_ON_FILE && resolve(read.SIGN_ON_FILE),
    /** Default: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    /** A standby for exports and what is counted for staff; default: the database itself. */
    databaseReadUrl: read.DATABASE_READ_URL,
    databasePool: read.DATABASE_POOL,
    /** `transaction`: `databaseUrl` leads to a pooler that gives each transaction another connection. */
    databasePooler: read.DATABASE_POOLER,
    /** Milliseconds after which a statement is logged as slow; 0: never. */
    slowStatementMs: read.SLOW_STATEMENT_MS,
    /** Absolute path. */
    dataDir: resolve(read.DATA_DIR),
    /** The role that owns the tables, if it is not the one of `databaseUrl`; for migrations, restore and pruning. */
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    /** Default: emails are written to files below `dataDir`. */
    smtpUrl: read.SMTP_URL,
    /** Whether emails may be sent to another machine without TLS. */
    smtpInsecure: read.SMTP_INSECURE,
    /** The passphrase with which backups are encrypted. */
    backupKey: read.BACKUP_KEY,
    /** Whether an empty embedded database is filled with the demo data. */
    demo: !read.DATABASE_URL && (read.DEMO ?? (!production && isLoopback(read.HOST))),
    unsafe,
    /** What is left out in production though most need it, in words. */
    omissions: production ? describeOmissions(read) : [],
    /** The unsafe settings that the operator has allowed. */
    allowed: read.ALLOW_INSECURE,
    /** The ClamAV daemon that scans uploads; default: none. */
    clamdUrl: read.CLAMD_URL,
    /** Where new files go; default: the database. */
    fileStore: fileStoreOf(read),
    /** '' with the embedded database until startServer has read or created it. */
    sessionSecret: read.SESSION_SECRET ?? '',
    /** The replaced secret: its signatures are still valid, and it signs nothing new. */
    previousSessionSecret: read.SESSION_SECRET_PREVIOUS,
    /** The contacts in security.txt; empty: the brand's support address. */
    securityContacts: read.SECURITY_CONTACT,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY ?? false,
    timeOffsetDays: read.HUB_TIME_OFFSET,
    /** The zone of the program in which a day ends last. */
    timeZone: read.PROGRAM_TIME_ZONE,
    surpriseRegistration: read.SURPRISE_REGISTRATION,
    /** The rule of new passwords, the idle time. */
    policies: {
      ...usualPolicies,
      password: {
        min: read.PASSWORD_MIN,
        max: read.PASSWORD_MAX,
        classes: read.PASSWORD_CLASSES,
      },
      idleMinutes: read.IDLE_MINUTES,
    },
    /** How long is kept what the operator decides, in days; 0: without an end. */
    keep: {
      mails: read.KEEP_MAILS_DAYS,
      invitations: read.KEEP_INVITATIONS_DAYS,
      signIns: read.KEEP_SIGN_INS_DAYS,
      reports: read.KEEP_REPORTS_YEARS,
      inactive: read.KEEP_INACTIVE_DAYS,
    } satisfies Keep,
    /** What each is for, and per whom: `rateLimits`. */
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
      /** Requests that may wait for password hashing, in each of the two queues. */
      queuePerNetwork: read.LIMIT_QUEUE_PER_NETWORK,
      /** The same for all networks together. */
      queue: read.LIMIT_QUEUE,
      /** If the event loop is blocked for longer, the server responds with 503; 0: never. */
      stallMs: read.LIMIT_STALL_MS,
    },
  };
}

/** The environment, checked. */
export type Env = ReturnType<typeof readEnv>;
