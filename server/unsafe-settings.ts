import { isLoopback } from './loopback.ts';

/** What ALLOW_INSECURE may name: each lets one unsafe setting pass in production. */
export const exceptions = [
  'public-url',
  'mail-files',
  'mail-tls',
  'database-tls',
  'session-secret',
  'trust-proxy',
  'log-level',
  'demo',
] as const;
export type Exception = (typeof exceptions)[number];

/** A setting with which nobody should run a programme: what is wrong, how to mend it, and how to insist on it. */
export interface UnsafeSetting {
  exception: Exception;
  variable: string;
  problem: string;
  mend: string;
}

/** What is looked at, as the environment gives it. */
export interface Looked {
  PUBLIC_URL?: string;
  SMTP_URL?: string;
  SMTP_INSECURE: boolean;
  DATABASE_URL?: string;
  DATABASE_OWNER_URL?: string;
  SESSION_SECRET?: string;
  /** undefined: nothing is said. */
  TRUST_PROXY?: string;
  LOG_LEVEL: string;
  DEMO?: boolean;
}

/** Every unsafe setting of a production environment. */
export function findUnsafeSettings(looked: Looked): UnsafeSetting[] {
  return [
    ...publicUrl(looked),
    ...mail(looked),
    ...database(looked, 'DATABASE_URL'),
    ...database(looked, 'DATABASE_OWNER_URL'),
    ...secret(looked),
    ...proxy(looked),
    ...logs(looked),
    ...demo(looked),
  ];
}

const when = (isUnsafe: boolean, setting: UnsafeSetting) => (isUnsafe ? [setting] : []);

const publicUrl = ({ PUBLIC_URL = '' }: Looked) =>
  when(!PUBLIC_URL.startsWith('https:'), {
    exception: 'public-url',
    variable: 'PUBLIC_URL',
    problem: PUBLIC_URL ? 'does not start with https://' : 'is not set',
    mend: 'Set it to the https address that people use: links in mails and safe cookies need it.',
  });

function mail({ SMTP_URL, SMTP_INSECURE }: Looked): UnsafeSetting[] {
  if (!SMTP_URL) {
    return when(true, {
      exception: 'mail-files',
      variable: 'SMTP_URL',
      problem:
        'is not set: mails, with their one-time links, would be written to files and sent to nobody',
      mend: 'Set it to your mail server, such as smtps://user:password@mail.example.',
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
      mend: 'Take it away. A mail server with a certificate of your own is trusted by NODE_EXTRA_CA_CERTS.',
    },
  );
}

/** nodemailer takes options from the query of the URL too. */
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

function database(looked: Looked, variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL') {
  const url = looked[variable];
  return when(url !== undefined && !isDatabaseUrlSafe(url), {
    exception: 'database-tls',
    variable,
    problem: 'reaches another machine without TLS, or without looking at its certificate',
    mend: 'Add ?sslmode=verify-full to it, and &sslrootcert=FILE for a certificate authority of your own.',
  });
}

/** Whether a URL leads to another machine and doesn't say whether by TLS: the driver would go without. */
export const leavesTlsOpen = (url: string | undefined): boolean =>
  url !== undefined && !isDatabaseUrlSafe(url) && !new URL(url).searchParams.has('sslmode');

/** Whether a connection stays on this machine, or is encrypted to a server whose certificate is checked. */
function isDatabaseUrlSafe(url: string): boolean {
  if (isLoopbackUrl(url)) return true;
  const query = new URL(url).searchParams;
  const mode = query.get('sslmode') ?? '';
  // libpq's own meaning of require and prefer checks no certificate; pg's is that of verify-full.
  const checked =
    query.get('uselibpqcompat') === 'true'
      ? ['verify-ca', 'verify-full']
      : ['prefer', 'require', 'verify-ca', 'verify-full'];
  return checked.includes(mode);
}

/** Whether a URL leads to this machine: by a loopback address, or to a socket in a directory. */
function isLoopbackUrl(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host.startsWith('/') || isLoopback(host);
}

/** Words of examples, and what a hand types that wants to be done. */
const WELL_KNOWN = /change.?me|example|password|secret|insecure|default|01234|abcdef|qwerty/i;
const FEWEST_CHARACTERS = 12;

const secret = ({ SESSION_SECRET }: Looked) =>
  when(
    SESSION_SECRET !== undefined &&
      (WELL_KNOWN.test(SESSION_SECRET) || new Set(SESSION_SECRET).size < FEWEST_CHARACTERS),
    {
      exception: 'session-secret',
      variable: 'SESSION_SECRET',
      problem: 'can be guessed',
      mend: 'Make one with `openssl rand -base64 48`.',
    },
  );

const proxy = ({ PUBLIC_URL = '', TRUST_PROXY }: Looked) =>
  when(PUBLIC_URL.startsWith('https:') && TRUST_PROXY === undefined, {
    exception: 'trust-proxy',
    variable: 'TRUST_PROXY',
    problem: 'is not set, and https needs a proxy in front: all callers would look like one',
    mend: 'Set it to true behind one proxy that sets X-Forwarded-For, to false where there is none.',
  });

const logs = ({ LOG_LEVEL }: Looked) =>
  when(LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace', {
    exception: 'log-level',
    variable: 'LOG_LEVEL',
    problem: `is ${LOG_LEVEL}, which writes down more than is needed to run it`,
    mend: 'Set it to info, or leave it out.',
  });

const demo = ({ DEMO }: Looked) =>
  when(DEMO === true, {
    exception: 'demo',
    variable: 'DEMO',
    problem: 'makes accounts whose password everybody knows',
    mend: 'Leave it out. `npm run admin -- staff add EMAIL` makes the first account.',
  });

/** A line for the operator. */
export const describeUnsafe = ({ variable, problem, mend, exception }: UnsafeSetting): string =>
  `${variable}: ${problem}. ${mend} (${exception})`;
