import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contentBase, contentFiles } from '../../../contract/addresses.ts';
import { attachment } from '../../../files/filename.ts';
import * as table from '../../db/schema.ts';
import { type ContentFile, heroImage, templateFile } from '../../domain/content/files.ts';
import { checkGate } from '../../domain/gate.ts';
import { sendCachedFile } from '../../send-cached-file.ts';

/** Serves the hero image and the report template (specification §7): from the database, else the default files. */
export async function contentFilesRoutes(app: FastifyInstance) {
  const defaults = { hero: await heroImage(app.brand.heroImage), template: await templateFile() };

  const current = async (name: string, otherwise: ContentFile): Promise<ContentFile> =>
    (await app.db.query.contentFiles.findFirst({ where: eq(table.contentFiles.name, name) })) ??
    otherwise;

  const { heroImage: hero, reportTemplate: template } = contentFiles;

  app.get(
    `${contentBase}/${hero.name}`,
    {
      config: { anonymous: true },
      schema: {
        operationId: 'heroImage',
        summary: 'The picture of the home page. Source: decision A2.',
      },
    },
    async (_request, reply) => {
      const picture = await current(hero.name, defaults.hero);
      return sendCachedFile(reply, picture, 'public, max-age=3600');
    },
  );

  app.get(
    `${contentBase}/${template.name}`,
    {
      onRequest: async ({ person }) => checkGate(template.gate, person),
      schema: {
        operationId: 'reportTemplate',
        summary: 'The report template. Source: specification §7, decision I22.',
      },
    },
    async (_request, reply) => {
      const { mime, filename, file } = await current(template.name, defaults.template);
      return reply.type(mime).header('content-disposition', attachment(filename)).send(file);
    },
  );
}
