import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { verdictOn } from '../../mails/leasedMail.ts';
import { fileTransport } from './fileTransport.ts';
import { smtpTransport } from './smtpTransport.ts';
import { startSmtp, type TestSmtp } from './testing/smtp.ts';
import type { MailTransport } from './transport.ts';

let plain: TestSmtp;
let selfSigned: TestSmtp;
beforeAll(async () => {
  // smtp-server warns of the certificate that it brings, which is the untrusted one here.
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  [plain, selfSigned] = await Promise.all([startSmtp(), startSmtp(0, true)]);
});
afterAll(() => Promise.all([plain.stop(), selfSigned.stop()]));

const transports: MailTransport[] = [];
afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
  plain.mails.length = 0;
});
const to = (url: string, options?: { insecure: boolean }) => {
  const transport = smtpTransport(url, defaultBrand, options);
  transports.push(transport);
  return transport;
};
const mail = {
  id: 'a4e3b4a0-5f0c-4f0e-8d1c-0f6f5f0c4f0e',
  to: 'somebody@oak.example',
  date: new Date('2026-05-20T10:00:00Z'),
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};
/** This machine by an address that is no loopback one: as any other machine of the network. */
const elsewhere = ({ port }: TestSmtp, query = '') => `smtp://0.0.0.0:${port}${query}`;

test.each(['', '?requireTLS=false&ignoreTLS=true', '?opportunisticTLS=true'])(
  'a mail server elsewhere that offers no TLS gets no mail (%s)',
  async (query) => {
    const sent = to(elsewhere(plain, query)).send(mail);
    await expect(sent).rejects.toThrow(/could not be reached by TLS: .*SMTP_INSECURE=1/);
    expect(plain.mails).toEqual([]);
  },
);

test('a mail server elsewhere with an untrusted certificate gets no mail', async () => {
  const sent = to(elsewhere(selfSigned)).send(mail);
  await expect(sent).rejects.toThrow(/certificate.*NODE_EXTRA_CA_CERTS/);
  expect(selfSigned.mails).toEqual([]);
});

test('an unencrypted mail server is used if a setting allows it, or on this machine', async () => {
  await to(elsewhere(plain), { insecure: true }).send(mail);
  await to(plain.url).send(mail);
  expect(plain.mails).toHaveLength(2);
});

test('an email written to a file can be read by its owner only', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hub-mail-'));
  const directory = join(root, 'mail');
  await fileTransport(directory, defaultBrand).send(mail);
  const modes = [directory, ...readdirSync(directory).map((name) => join(directory, name))].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
  rmSync(root, { recursive: true });
});

test('what is no email address fails at once, with a reason in the words of the reader', async () => {
  const error = await to(plain.url)
    .send({ ...mail, to: 'nobody' })
    .catch((refusal: unknown) => refusal);
  const now = new Date();
  expect(verdictOn(error, { tries: 1, createdAt: now, now })).toMatchObject({
    status: 'FAILED',
    failure: { key: 'validation.email' },
  });
});
