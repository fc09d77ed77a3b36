import type { Hub } from '#providers/hub.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import type { Asked } from '#providers/session.ts';

/**
 * Answers a challenge, or proves in an open session who it is. Returns false, and sends nothing, if the person declined to use
 * a passkey.
 */
export async function answer(
  { call }: Hub,
  { id }: Asked,
  method: Asked['methods'][number],
  typed: string,
): Promise<boolean> {
  // That happens at the provider: the call that is made again tells whether it did.
  if (method === 'signOn') return true;
  if (method === 'passkey') {
    const { askPasskey } = await loadChunk(import('./passkey.ts'));
    const asked = id ? call('passkeyAsk', { body: { id } }) : call('proofAsk');
    const response = await askPasskey(await asked);
    if (!response) return false;
    if (id) await call('answerChallenge', { body: { id, method, response } });
    else await call('prove', { body: { method, response } });
  } else if (method === 'password') {
    await call('prove', { body: { method, currentPassword: typed } });
  } else if (id) {
    await call('answerChallenge', { body: { id, method, code: typed.trim() } });
  } else if (method === 'oneTimeCode') {
    await call('prove', { body: { method, code: typed.trim() } });
  }
  return true;
}
