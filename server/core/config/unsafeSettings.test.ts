import { describe, expect, test } from 'vitest';
import { refuseUnsafeSettings } from '../../start/startSafety.ts';
import { EnvironmentError, readEnv } from './env.ts';
import { exceptions } from './unsafeSettings.ts';

const secret = 'Xk3vQ9zLr7TnWb5YhJd2MfPs8GcUa4Ee';
/** A production environment that is as it should be. */
const safe = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://hub.example',
  TRUST_PROXY: 'true',
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://hub@db.example/hub?sslmode=verify-full',
  SESSION_SECRET: secret,
};
const unsafeIn = (more: Record<string, string | undefined>) =>
  readEnv({ ...safe, ...more }).unsafe.map(({ exception }) => exception);

test('a safe production environment has nothing unsafe, nor has any other environment', () => {
  expect(unsafeIn({})).toEqual([]);
  expect(readEnv({ HOST: '0.0.0.0', LOG_LEVEL: 'trace' }).unsafe).toEqual([]);
});

describe('unsafe in production is', () => {
  test.each([
    [{ PUBLIC_URL: '' }, 'public-url'],
    [{ PUBLIC_URL: 'http://hub.example' }, 'public-url'],
    [{ SMTP_URL: '' }, 'mail-files'],
    [{ SMTP_INSECURE: '1' }, 'mail-tls'],
    [{ SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, 'mail-tls'],
    [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'mail-tls'],
    [{ DATABASE_URL: 'postgres://hub@db.example/hub?sslmode=disable' }, 'database-tls'],
    [{ DATABASE_URL: 'postgres://hub@db.example/hub?sslmode=no-verify' }, 'database-tls'],
    [
      { DATABASE_URL: 'postgres://hub@db.example/hub?sslmode=require&uselibpqcompat=true' },
      'database-tls',
    ],
    [{ DATABASE_OWNER_URL: 'postgres://o@10.0.0.1/hub?sslmode=disable' }, 'database-tls'],
    [{ DATABASE_READ_URL: 'postgres://o@10.0.0.1/hub?sslmode=disable' }, 'database-tls'],
    [{ FILE_STORE_URL: 's3://hub', FILE_STORE_ENDPOINT: 'http://minio.example' }, 'files-tls'],
    [{ SESSION_SECRET: 'change-me-change-me-change-me-1234' }, 'session-secret'],
    [{ SESSION_SECRET: 'a'.repeat(64) }, 'session-secret'],
    [{ TRUST_PROXY: '' }, 'trust-proxy'],
    [{ LOG_LEVEL: 'debug' }, 'log-level'],
    [{ LOG_LEVEL: 'trace' }, 'log-level'],
    [{ DATABASE_URL: '', DEMO: '1' }, 'demo'],
  ])('%j', (more, exception) => expect(unsafeIn(more)).toEqual([exception]));
});

test.each([
  // On this machine nobody listens in.
  { SMTP_URL: 'smtp://localhost:25', SMTP_INSECURE: '1' },
  { SMTP_URL: 'smtps://mail.example', SMTP_INSECURE: '1' },
  { FILE_STORE_URL: 's3://hub', FILE_STORE_ENDPOINT: 'http://localhost:9000' },
  { FILE_STORE_URL: 's3://hub', FILE_STORE_ENDPOINT: 'https://minio.example' },
  { DATABASE_URL: 'postgres://hub@127.0.0.1/hub' },
  { DATABASE_URL: 'postgres://hub@[::1]/hub?sslmode=disable' },
  { DATABASE_URL: 'postgres://hub@x/hub?host=/run/postgresql' },
  // The driver checks the certificate by any of these names.
  { DATABASE_URL: 'postgres://hub@db.example/hub?sslmode=require' },
  // A secret that the data directory holds, made by the hub itself.
  { DATABASE_URL: '', SESSION_SECRET: '' },
  { TRUST_PROXY: 'false' },
])('safe in production is %j', (more) => expect(unsafeIn(more)).toEqual([]));

test('a database on another machine is not reached without a word about TLS, in production or not', () => {
  const one = 'postgres://hub@db.example/hub';
  for (const [NODE_ENV, DATABASE_URL] of [
    ['production', one],
    ['development', one],
  ]) {
    const read = () => readEnv({ ...safe, NODE_ENV, DATABASE_URL });
    expect(read).toThrow('DATABASE_URL: leads to another machine. Add ?sslmode=verify-full');
  }
});

test('all unsafe settings are refused at once, each with how to fix it', () => {
  const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'debug', DEMO: 'true' });
  const refused = () => refuseUnsafeSettings(env);
  expect(refused).toThrow(EnvironmentError);
  for (const words of [
    'PUBLIC_URL: is not set. Set it to the https address',
    'SMTP_URL: is not set',
    'LOG_LEVEL: is debug',
    'DEMO: makes accounts whose password everybody knows',
    'ALLOW_INSECURE=public-url,mail-files,log-level,demo',
  ]) {
    expect(refused).toThrow(words);
  }
});

test('what is left out in production is said, and refuses nothing', () => {
  const leftOut = (more: object) =>
    readEnv({ ...safe, ...more }).omissions.map((text) => text.split(':')[0]);
  const whole = {
    BACKUP_KEY: 'a key of the backups',
    CLAMD_URL: 'tcp://localhost:3310',
    BADGE_KEYS_FILE: '/etc/hub/badge-keys.json',
  };
  expect(leftOut(whole)).toEqual([]);
  expect(leftOut({})).toEqual(['BACKUP_KEY', 'CLAMD_URL', 'BADGE_KEYS_FILE']);
  expect(leftOut({ ...whole, DATABASE_URL: '' })).toEqual(['DATABASE_URL']);
  expect(readEnv({}).omissions).toEqual([]);
});

test('settings for trying out are reported together with unsafe ones', () => {
  const read = () => readEnv({ NODE_ENV: 'production', HUB_TIME_OFFSET: '1' });
  expect(read).toThrow(/HUB_TIME_OFFSET: is for trying out.*\nPUBLIC_URL: is not set/);
});

test('an exception is allowed by its name, and anything not named is refused', () => {
  const env = (allowed: string) => readEnv({ NODE_ENV: 'production', ALLOW_INSECURE: allowed });
  expect(() => refuseUnsafeSettings(env('public-url, mail-files'))).not.toThrow();
  expect(() => refuseUnsafeSettings(env('public-url'))).toThrow('SMTP_URL');
  expect(() => refuseUnsafeSettings(env('public-url'))).not.toThrow('PUBLIC_URL: is not set');
  expect(() => env('everything')).toThrow(
    `ALLOW_INSECURE.0: must be some of ${exceptions.join(', ')}`,
  );
});

describe('demo data are made', () => {
  test.each([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', HOST: '127.0.0.1' }, false],
    [{ DATABASE_URL: 'postgres://hub@localhost/hub', SESSION_SECRET: secret }, false],
  ])('%j: %s', (variables, made) => expect(readEnv(variables).demo).toBe(made));

  test('nowhere else', () => {
    expect(() =>
      readEnv({ DATABASE_URL: 'postgres://hub@localhost/hub', SESSION_SECRET: secret, DEMO: '1' }),
    ).toThrow('DEMO: is for the embedded database');
  });
});
