import type { Variables } from './envVariables.ts';
import { isLoopback } from './loopback.ts';

/** The values of ALLOW_INSECURE: each allows one unsafe setting in production. */
export const exceptions = [
  'public-url',
  'mail-files',
  'mail-tls',
  'database-tls',
  'files-tls',
  'session-secret',
  'trust-proxy',
  'log-level',
  'demo',
  'clock',
] as const;
type Exception = (typeof exceptions)[number];

/** A setting that is unsafe in production: the problem, how to fix it, and the exception that allows it. */
export interface UnsafeSetting {
  exception: Exception;
  variable: string;
  problem: string;
  fix: string;
}

/** Returns every unsafe setting of a production environment. */
export function findUnsafeSettings(variables: Variables): UnsafeSetting[] {
  return [
    ...publicUrl(variables),
    ...mail(variables),
    ...database(variables, 'DATABASE_URL'),
    ...database(variables, 'DATABASE_OWNER_URL'),
    ...database(variables, 'DATABASE_READ_URL'),
    ...files(variables),
    ...secret(variables),
    ...proxy(variables),
    ...logs(variables),
    ...demo(variables),
  ];
}

const when = (isUnsafe: boolean, setting: UnsafeSetting) => (isUnsafe ? [setting] : []);

const publicUrl = ({ PUBLIC_URL = '' }: Variables) =>
  when(!PUBLIC_URL.startsWith('https:'), {
    exception: 'public-url',
    variable: 'PUBLIC_URL',
    problem: PUBLIC_URL ? 'does not start with https://' : 'is not set',
    fix: 'Set it to the https address that people use: links in mails and safe cookies need it.',
  });

function mail({ SMTP_URL, SMTP_INSECURE }: Variables): UnsafeSetting[] {
  if (!SMTP_URL) {
    return when(true, {
      exception: 'mail-files',
      variable: 'SMTP_URL',
      problem:
        'is not set: mails, with their one-time links, would be written to files and sent to nobody',
      fix: 'Set it to your mail server, such as smtps://user:password@mail.example.',
    });
  }
  const unchecked = loosenedSmtp(SMTP_URL);
  const isSmtps = SMTP_URL.startsWith('smtps:');
  return when(
    (unchecked !== undefined || (SMTP_INSECURE && !isSmtps)) && !isLoopbackUrl(SMTP_URL),
    {
      exception: 'mail-tls',
      variable: unchecked ? 'SMTP_URL' : 'SMTP_INSECURE',
      problem: unchecked
        ? `switches a check of TLS off (${unchecked})`
        : 'lets mails travel without TLS',
      fix: 'Take it away. A mail server with a certificate of your own is trusted by NODE_EXTRA_CA_CERTS.',
    },
  );
}

/** Returns an option in the URL's query that weakens TLS: nodemailer reads options from there too. */
function loosenedSmtp(url: string): string | undefined {
  const query = new URL(url).searchParams;
  const off = ['false', '0', 'no', 'off'];
  const loosened = [...query].find(
    ([name, value]) =>
      (['ignoreTLS', 'opportunisticTLS'].includes(name) && !off.includes(value)) ||
      (['requireTLS', 'tls.rejectUnauthorized'].includes(name) && off.includes(value)),
  );
  return loosened?.join('=');
}

function database(
  variables: Variables,
  variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_READ_URL',
) {
  const url = variables[variable];
  return when(url !== undefined && !isDatabaseUrlSafe(url), {
    exception: 'database-tls',
    variable,
    problem: 'reaches another machine without TLS, or without looking at its certificate',
    fix: 'Add ?sslmode=verify-full to it, and &sslrootcert=FILE for a certificate authority of your own.',
  });
}

const files = ({ FILE_STORE_ENDPOINT: url }: Variables) =>
  when(url?.startsWith('http:') === true && !isLoopbackUrl(url), {
    exception: 'files-tls',
    variable: 'FILE_STORE_ENDPOINT',
    problem: 'lets files travel to another machine without TLS',
    fix: 'Use https. A store with a certificate of your own is trusted by NODE_EXTRA_CA_CERTS.',
  });

/** Whether a URL leads to another machine without `sslmode`, so that the driver would not use TLS. */
export const leavesTlsOpen = (url: string | undefined): boolean =>
  url !== undefined && !isDatabaseUrlSafe(url) && !new URL(url).searchParams.has('sslmode');

/** Whether a connection stays on this machine, or is encrypted to a server whose certificate is checked. */
function isDatabaseUrlSafe(url: string): boolean {
  if (isLoopbackUrl(url)) return true;
  const query = new URL(url).searchParams;
  const mode = query.get('sslmode') ?? '';
  // In libpq, require and prefer check no certificate; in pg they mean verify-full.
  const checked =
    query.get('uselibpqcompat') === 'true'
      ? ['verify-ca', 'verify-full']
      : ['prefer', 'require', 'verify-ca', 'verify-full'];
  return checked.includes(mode);
}

/** Whether a URL leads to this machine: to a loopback address or a Unix socket. */
function isLoopbackUrl(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host.startsWith('/') || isLoopback(host);
}

/** Words of examples and keyboard sequences. */
const GUESSABLE = /change.?me|example|password|secret|insecure|default|01234|abcdef|qwerty/i;
const MIN_DISTINCT_CHARACTERS = 12;

const secret = ({ SESSION_SECRET }: Variables) =>
  when(
    SESSION_SECRET !== undefined &&
      (GUESSABLE.test(SESSION_SECRET) || new Set(SESSION_SECRET).size < MIN_DISTINCT_CHARACTERS),
    {
      exception: 'session-secret',
      variable: 'SESSION_SECRET',
      problem: 'can be guessed',
      fix: 'Make one with `openssl rand -base64 48`.',
    },
  );

const proxy = ({ PUBLIC_URL = '', TRUST_PROXY }: Variables) =>
  when(PUBLIC_URL.startsWith('https:') && TRUST_PROXY === undefined, {
    exception: 'trust-proxy',
    variable: 'TRUST_PROXY',
    problem: 'is not set, and https needs a proxy in front: all callers would look like one',
    fix: 'Set it to true behind one proxy that sets X-Forwarded-For, to false where there is none.',
  });

const logs = ({ LOG_LEVEL }: Variables) =>
  when(LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace', {
    exception: 'log-level',
    variable: 'LOG_LEVEL',
    problem: `is ${LOG_LEVEL}, which writes down more than is needed to run it`,
    fix: 'Set it to info, or leave it out.',
  });

const demo = ({ DEMO }: Variables) =>
  when(DEMO === true, {
    exception: 'demo',
    variable: 'DEMO',
    problem: 'makes accounts whose password everybody knows',
    fix: 'Leave it out. `npm run admin -- staff add EMAIL --roles all` makes the first account.',
  });

export const describeUnsafe = ({ exception, ...setting }: UnsafeSetting): string =>
  `${describeSetting(setting)} (${exception})`;

/** What is left out in a production environment. It starts all the same, and says so. */
type Omission = Omit<UnsafeSetting, 'exception'>;

/** Returns a line about each setting that is left out in production though most need it. */
export const describeOmissions = (variables: Variables): string[] =>
  omissions.filter(({ variable }) => variables[variable] === undefined).map(describeSetting);

const omissions: readonly (Omission & { variable: keyof Variables })[] = [
  {
    variable: 'DATABASE_URL',
    problem:
      'is not set: the embedded PostgreSQL in DATA_DIR is one process on one machine, without a standby',
    fix: 'Set it to a PostgreSQL that is kept and backed up.',
  },
  {
    variable: 'BACKUP_KEY',
    problem: 'is not set: backups are not encrypted, and hold names, addresses and reports',
    fix: 'Make one with `openssl rand -base64 24`, and keep it elsewhere than the backups.',
  },
  {
    variable: 'CLAMD_URL',
    problem: 'is not set: uploaded reports and pictures are not scanned for viruses',
    fix: 'Set it to the address of a ClamAV daemon.',
  },
  {
    variable: 'BADGE_KEYS_FILE',
    problem: 'is not set: nobody can download a badge (Open Badges 3.0), or check one',
    fix: 'Make the file with `npm run admin -- badge-keys rotate FILE`, and give it to every node.',
  },
];

export const describeSetting = ({ variable, problem, fix }: Omission): string =>
  `${variable}: ${problem}. ${fix}`;
