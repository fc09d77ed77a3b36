import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contentBase, contentFiles, unhashedCaching } from '../../contract/addresses.ts';
import { fileContent } from '../../contract/records.ts';
import * as table from '../core/db/schema.ts';
import { languageOf } from '../core/http/language.ts';
import { sendCachedFile, sendDownload } from '../core/http/sendFile.ts';
import { checkGate } from '../core/session/gate.ts';
import { type ContentFile, heroImage, templateFile } from './files.ts';

/**
 * Serves the hero image and the report template (specification §7): from the database, else the default files, the
 * template's in the visitor's language.
 */
export async function contentFilesRoutes(app: FastifyInstance) {
  const defaultHero = await heroImage(app.brand.heroImage, app.env.brandFolder);

  const stored = async (name: string): Promise<ContentFile | undefined> => {
    const row = await app.db.query.contentFiles.findFirst({
      where: eq(table.contentFiles.name, name),
    });
    return row && { ...row, file: await app.files.read(row.fileId) };
  };

  const { heroImage: hero, reportTemplate: template } = contentFiles;

  app.get(
    `${contentBase}/${hero.name}`,
    {
      config: { anonymous: true },
      schema: {
        operationId: 'heroImage',
        summary: 'The picture of the home page. Source: decision A2.',
        response: { '2xx': fileContent },
      },
    },
    async (_request, reply) => {
      const picture = (await stored(hero.name)) ?? defaultHero;
      return sendCachedFile(reply, picture, unhashedCaching);
    },
  );

  app.get(
    `${contentBase}/${template.name}`,
    {
      onRequest: async ({ person }) => checkGate(template.gate, person),
      schema: {
        operationId: 'reportTemplate',
        summary:
          'The report template, in the language of the visitor. Source: specification §7, decision I22.',
        response: { '2xx': fileContent },
      },
    },
    async (request, reply) => {
      const file = (await stored(template.name)) ?? (await templateFile(languageOf(request)));
      return sendDownload(reply, file);
    },
  );
}
