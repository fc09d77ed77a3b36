import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../contract/records.ts';
import { settingsOf } from '../../contract/settings.ts';
import { NotFound } from '../core/errors.ts';
import { readOverrides } from '../core/mail/texts.ts';

/** Returns the settings of the brand on this server, as pages and calls have them. */
export const ownSettings = ({ brand, env, signOn, badgeKeys }: FastifyInstance): Settings =>
  settingsOf(brand, {
    appBaseURL: env.publicUrl,
    surpriseRegistration: env.surpriseRegistration,
    timeZone: env.timeZone,
    signOn: signOn?.providers,
    badges: badgeKeys !== undefined,
  });

/** Returns the brand's settings with its text overrides (specification §7). */
export async function settings(app: FastifyInstance) {
  const { brand } = app;
  const answer = ownSettings(app);
  app.endpoint('settings', async ({ params }) => {
    if (params.licenseKey !== brand.licenseKey) throw new NotFound('error.licenseKey');
    return { ...answer, texts: await readOverrides(app.db, brand.code, 'portal') };
  });
}

/** Returns the program's policies: password rule and idle time (specification §7). */
export async function policy(app: FastifyInstance) {
  app.endpoint('policy', () => ({ policies: app.env.policies }));
}
