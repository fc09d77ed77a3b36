import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnv } from './env.ts';

test('an empty environment gives the defaults', () => {
  expect(readEnv({})).toEqual({
    production: false,
    drainMs: 500,
    metricsPort: undefined,
    metricsHost: 'localhost',
    port: 3000,
    host: 'localhost',
    brandFolder: resolve('brands/aldervale'),
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databasePool: 10,
    slowStatementMs: 1000,
    staffSecondStep: false,
    databasePooler: undefined,
    dataDir: resolve('.data'),
    databaseOwnerUrl: undefined,
    smtpUrl: undefined,
    smtpInsecure: false,
    backupKey: undefined,
    demo: true,
    unsafe: [],
    omissions: [],
    allowed: [],
    clamdUrl: undefined,
    fileStore: undefined,
    sessionSecret: '',
    previousSessionSecret: undefined,
    securityContacts: [],
    logLevel: 'info',
    trustProxy: false,
    timeOffsetDays: 0,
    timeZone: 'America/Los_Angeles',
    surpriseRegistration: false,
    policies: {
      password: { min: 8, max: 16, classes: ['lower', 'upper', 'number', 'special'] },
      emailMax: 150,
      idleMinutes: 30,
    },
    keep: { mails: 730, invitations: 365, signIns: 730, reports: 0, inactive: 0 },
    limits: {
      requestsPerSecond: 600,
      signInsPerMinute: 1200,
      failedSignInsPerHour: 300,
      accountsPerHour: 120,
      newPasswordsPerHour: 240,
      resetsPerHour: 3,
      resetsPerNetwork: 30,
      selfInvitationsPerDay: 20,
      uploadsPerDay: 20,
      previewsPerDay: 100,
      queuePerNetwork: 400,
      queue: 1000,
      stallMs: 3_000,
    },
    hosts: [],
    requestMs: 60_000,
    publicStaffDocs: false,
  });
});

test('empty variables count as absent, as compose files write them', () => {
  const names = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'TRUST_PROXY'];
  expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnv({}));
});

test('a store of files is a bucket of AWS, or of another store at an address', () => {
  const FILE_STORE_URL = 's3://hub-files/production/hub/';
  const aws = { bucket: 'hub-files', prefix: 'production/hub', region: 'eu-central-1' };
  expect(readEnv({ FILE_STORE_URL, FILE_STORE_REGION: 'eu-central-1' }).fileStore).toEqual(aws);
  expect(
    readEnv({
      FILE_STORE_URL: 's3://hub.files',
      FILE_STORE_ENDPOINT: 'https://minio.example:9000',
      FILE_STORE_KEY_ID: 'key',
      FILE_STORE_SECRET: 'secret',
    }).fileStore,
  ).toEqual({
    bucket: 'hub.files',
    prefix: '',
    region: 'us-east-1',
    endpoint: 'https://minio.example:9000',
    keyId: 'key',
    secret: 'secret',
  });
});

test.each([
  [{ FILE_STORE_URL: 'https://hub-files' }, /^FILE_STORE_URL: must be s3:/],
  [{ FILE_STORE_URL: 's3:///hub' }, /^FILE_STORE_URL: must be s3:/],
  [{ FILE_STORE_URL: 's3://Hub_Files' }, /^FILE_STORE_URL: must be s3:/],
  [{ FILE_STORE_URL: 's3://hub-files' }, /^FILE_STORE_REGION: is needed/],
  [
    { FILE_STORE_URL: 's3://hub-files', FILE_STORE_REGION: 'x', FILE_STORE_KEY_ID: 'a' },
    /^FILE_STORE_KEY_ID, FILE_STORE_SECRET: go together/,
  ],
  [{ FILE_STORE_REGION: 'x' }, /^FILE_STORE_REGION: goes with FILE_STORE_URL/],
  [{ FILE_STORE_SECRET: 'x' }, /^FILE_STORE_SECRET: goes with FILE_STORE_URL/],
])('a store of files as %j is refused', (source, reason) => {
  expect(() => readEnv(source)).toThrow(reason);
});

test('the password rule can be set', () => {
  const modern = { PASSWORD_MIN: '12', PASSWORD_MAX: '64', PASSWORD_CLASSES: 'none' };
  expect(readEnv(modern).policies.password).toEqual({ min: 12, max: 64, classes: [] });
  expect(readEnv({ PASSWORD_CLASSES: 'lower, number' }).policies.password.classes).toEqual([
    'lower',
    'number',
  ]);
});

test('the contacts for security are a list', () => {
  const SECURITY_CONTACT = 'mailto:security@group.example, https://group.example/report';
  expect(readEnv({ SECURITY_CONTACT }).securityContacts).toEqual([
    'mailto:security@group.example',
    'https://group.example/report',
  ]);
});

test('the public address ends without a slash', () => {
  expect(readEnv({ PUBLIC_URL: 'https://hub.example/' }).publicUrl).toBe('https://hub.example');
});

describe('a variable is refused:', () => {
  const secret = 'x'.repeat(32);
  test.each([
    [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ KEEP_MAILS_DAYS: '30' }, 'KEEP_MAILS_DAYS: must be 0 (without an end) or at least 100'],
    [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '1.5' }, 'PORT: must be a whole number from 0 to 65535'],
    [
      { PUBLIC_URL: 'hub.example' },
      'PUBLIC_URL: must be a URL that starts with http:// or https://',
    ],
    [{ DATABASE_URL: 'mysql://x/y', SESSION_SECRET: secret }, 'DATABASE_URL'],
    [
      { DATABASE_URL: 'postgres://x:1,y:2/z', SESSION_SECRET: secret },
      'DATABASE_URL: must name one address',
    ],
    [{ DATABASE_URL: 'postgres://x/y' }, 'SESSION_SECRET: is needed with DATABASE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 32 characters'],
    [{ SESSION_SECRET_PREVIOUS: 'short' }, 'SESSION_SECRET_PREVIOUS: must have at least 32'],
    [{ SESSION_SECRET_PREVIOUS: secret }, 'SESSION_SECRET_PREVIOUS: is what SESSION_SECRET took'],
    [
      { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: secret },
      'SESSION_SECRET_PREVIOUS: is the same as SESSION_SECRET',
    ],
    [{ SECURITY_CONTACT: 'security@group.example' }, 'SECURITY_CONTACT: must be mailto:'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ HUB_TIME_OFFSET: 'tomorrow' }, 'HUB_TIME_OFFSET: must be a number of days from'],
    [{ HUB_TIME_OFFSET: '40000' }, 'HUB_TIME_OFFSET: must be a number of days from'],
    [{ HUB_TIME_OFFSET: '1', NODE_ENV: 'production' }, 'HUB_TIME_OFFSET: is for trying out'],
    [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY: must have at least 16 characters'],
    [{ DATABASE_OWNER_URL: 'postgres://localhost/y' }, 'DATABASE_OWNER_URL: goes with'],
    [{ DATABASE_READ_URL: 'postgres://localhost/y' }, 'DATABASE_READ_URL: goes with'],
    [{ PASSWORD_CLASSES: 'letters' }, 'PASSWORD_CLASSES: must be none, or some of lower, upper'],
    [{ PASSWORD_MIN: '20' }, 'PASSWORD_MIN: is more than PASSWORD_MAX'],
    [{ PROGRAM_TIME_ZONE: 'Pacific' }, 'PROGRAM_TIME_ZONE: must be the name of a time zone'],
    [{ IDLE_MINUTES: '3' }, 'IDLE_MINUTES: must be a whole number from 5 to 720'],
    [{ IDLE_MINUTES: '721' }, 'IDLE_MINUTES: must be a whole number from 5 to 720'],
    [{ LIMIT_RESETS_PER_HOUR: '0' }, 'LIMIT_RESETS_PER_HOUR: must be a whole number, at least 1'],
  ])('%j', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(EnvironmentError);
    expect(() => readEnv(variables)).toThrow(message);
  });

  test('all invalid variables are reported at once', () => {
    expect(() => readEnv({ PORT: 'a', LOG_LEVEL: 'b' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
  });
});
