import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { contentFiles } from '../../contract/addresses.ts';
import type { Language } from '../../contract/languages.ts';
import { workbookTypes } from '../../contract/uploads.ts';
import { reportTemplate } from '../../workbooks/reportTemplate.ts';
import { pictureOf } from '../core/config/brand.ts';

export interface ContentFile {
  filename: string;
  mime: string;
  file: Buffer;
}

const pictures: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/**
 * Reads the brand's picture for the home page.
 * @param name a file in the folder `art` of the brand, or in public/art
 * @throws Error if it is missing or has no known image type
 */
export async function heroImage(name: string, brandFolder: string): Promise<ContentFile> {
  const mime = pictures[extname(name)];
  if (!mime) throw new Error(`The brand's heroImage '${name}' is no picture`);
  return { filename: name, mime, file: await readFile(pictureOf(brandFolder, name)) };
}

export const templateFile = async (language: Language): Promise<ContentFile> => ({
  filename: `${contentFiles.reportTemplate.name}.xlsx`,
  mime: workbookTypes.xlsx,
  file: await reportTemplate(language),
});
