import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '../../../contract/brand.ts';
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from '../config/privateFiles.ts';
import { type MailTransport, messageOf } from './transport.ts';

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * Writes each email to `directory/{time}-{id}.eml`, if no SMTP server is configured. A retry writes the same file, and
 * the final rename makes sure that a file is complete.
 */
export function fileTransport(directory: string, brand: Brand): MailTransport {
  return {
    async send(mail) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const message = await new MailComposer(messageOf(mail, brand)).compile().build();
      await mkdir(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      const temporary = join(directory, `.${name}.new`);
      await writeFile(temporary, message, { mode: PRIVATE_FILE, flush: true });
      await rename(temporary, join(directory, name));
    },
    async sweep(kept) {
      const names = await readdir(directory).catch(() => []);
      const written = names.flatMap((name) => {
        const id = UUID.exec(name)?.[0];
        return id ? [{ name, id }] : [];
      });
      const known = await kept(written.map(({ id }) => id));
      for (const { name, id } of written) {
        if (!known.has(id)) await rm(join(directory, name), { force: true });
      }
    },
    close() {},
  };
}
