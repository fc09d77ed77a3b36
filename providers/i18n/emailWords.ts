import type { EmailWords } from '#words/en/emails.ts';
import type { Hub } from '../hub.ts';
import { loadChunk } from '../loadChunk.ts';
import { createTranslator, type Translator } from './translate.ts';

/** Fetches the words of the pages that some links of emails open: no other page of a guest needs them. */
export async function loadEmailWords({
  language: code,
  settings,
}: Pick<Hub, 'language' | 'settings'>): Promise<Translator<{ emails: EmailWords }>> {
  const chunk: Promise<{ emails: EmailWords }> = import(`../../words/${code}/emails.ts`);
  const { emails } = await loadChunk(chunk);
  return createTranslator({ code, light: { emails } }, settings);
}
