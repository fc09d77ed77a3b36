import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback that stores the emails that it receives. */
export interface Mailbox {
  /** `smtp://127.0.0.1:port`, for SMTP_URL. */
  url: string;
  /** All emails so far, oldest first, each with its envelope's recipient. */
  mails: readonly { to: string; mail: Email }[];
  /** Waits for the next unread email to `address` with `about` in its subject. Rejects after a minute. */
  take(address: string, about?: string): Promise<Email>;
  /** Delays deliveries until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

const PATIENCE = 60_000;

/** Starts the server. It refuses the recipients in `refuse` with a permanent 550, as for an unknown mailbox. */
export async function startMailbox({ refuse = [] as string[] } = {}): Promise<Mailbox> {
  const mails: { to: string; mail: Email; taken?: boolean }[] = [];
  const waiting = new Set<() => void>();
  let open = Promise.resolve();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onRcptTo({ address }, _session, done) {
      await open;
      if (!refuse.includes(address.toLowerCase())) return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo) {
          mails.push({ to: address.toLowerCase(), mail });
        }
        done();
        for (const check of waiting) check();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    take(address, about = '') {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`No mail to ${address} about '${about}' within ${PATIENCE} ms`));
        }, PATIENCE);
        const check = () => {
          const found = mails.find(
            ({ to, mail, taken }) =>
              !taken && to === address.toLowerCase() && mail.subject?.includes(about),
          );
          if (!found) return;
          found.taken = true;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found.mail);
        };
        waiting.add(check);
        check();
      });
    },
    hold() {
      let release = () => {};
      open = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the first link to `path` in an email's text. Throws if there is none. */
export function linkIn(mail: Email, path: string): string {
  const link = (mail.text ?? '').match(/https?:\/\/\S+/g)?.find((url) => url.includes(path));
  if (!link) throw new Error(`No link to ${path} in the mail "${mail.subject}"`);
  return link;
}
