import type { FastifyInstance } from 'fastify';
import { settingsOf } from '../../../contract/settings.ts';
import { portalTexts } from '../../domain/texts.ts';
import { refuse } from '../../errors.ts';

/** The brand's settings, with the texts that the programme says in its own words (§7, A1). */
export async function settings(app: FastifyInstance) {
  const { brand, env } = app;
  const answer = settingsOf(brand, {
    appBaseURL: env.publicUrl,
    surpriseRegistration: env.surpriseRegistration,
  });
  app.hub('settings', async ({ params }) => {
    if (params.licenseKey !== brand.licenseKey) throw refuse(404, 'error.licenseKey');
    return { ...answer, texts: await portalTexts(app.db, brand.code) };
  });
}
