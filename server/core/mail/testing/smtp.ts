import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An email that the server has received. */
interface Delivered {
  from: string;
  to: string[];
  source: string;
}

/** An SMTP server for tests with configurable answers to recipients. */
export interface TestSmtp {
  url: string;
  port: number;
  mails: Delivered[];
  /** Answers to RCPT TO, by address: a code from 400 on refuses. */
  answers: Map<string, number>;
  /** Delays the answer to DATA until `release`; `arrived` resolves with the first email. */
  hold(): { arrived: Promise<void>; release: () => void };
  stop(): Promise<void>;
}

/** @param offersTls offers STARTTLS, with an untrusted certificate */
export async function startSmtp(port = 0, offersTls = false): Promise<TestSmtp> {
  const mails: Delivered[] = [];
  const answers = new Map<string, number>();
  let gate: { reached: () => void; opened: Promise<void> } | undefined;
  const server = new SMTPServer({
    closeTimeout: 50,
    disabledCommands: offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = answers.get(address);
      if (!code) return done();
      done(Object.assign(new Error(`5.1.1 no ${code} today`), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        source += chunk;
      });
      stream.on('end', async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        gate?.reached();
        await gate?.opened;
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    answers,
    hold() {
      let open = () => {};
      let reached = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        reached = resolve;
      });
      gate = { reached, opened };
      return {
        arrived,
        release() {
          gate = undefined;
          open();
        },
      };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
