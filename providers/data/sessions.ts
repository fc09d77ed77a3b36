import type { DeleteParams } from 'ra-core';
import type { Hub } from '../hub.ts';
import { isBackground, type ListParams } from './listResult.ts';

/** Where the person is signed in; one page. */
export const sessions = ({ call }: Pick<Hub, 'call'>) => ({
  async getList(params: ListParams) {
    const { content } = await call('sessions', {
      background: isBackground(params),
      signal: params.signal,
    });
    return { data: content, total: content.length };
  },

  /** Signs out there. */
  async delete({ id, previousData }: DeleteParams) {
    await call('endSession', { params: { id: String(id) } });
    return { data: { ...previousData, id } };
  },
});
