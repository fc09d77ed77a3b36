import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ContentRecord } from '../../contract/staff/content.ts';
import type { ApiError } from '../../providers/apiError.ts';
import { staffCall } from '../provider/dataProvider.ts';
import { recordKey } from '../provider/whole.ts';

interface Act {
  method: 'POST' | 'PUT';
  /** Path below the page. */
  verb: '' | '/publish' | '/offline' | '/restore';
  body?: object;
  /** Key below `staff.content` of what is said then. */
  said: (page: ContentRecord) => string;
}

/**
 * What is done to a page: saved, published, taken offline, restored. Where somebody else was quicker, the page is read
 * again, and what is typed stays: it can be saved over theirs once it was compared.
 */
export function useContentAct({ id, revision }: ContentRecord) {
  const notify = useNotify();
  const queries = useQueryClient();
  const key = recordKey('content', id);
  return useMutation<ContentRecord, ApiError, Act>({
    mutationFn: ({ method, verb, body }) =>
      staffCall(method, `content/${id}${verb}`, { ...body, revision }),
    onSuccess: (page, { said, body }) => {
      queries.setQueryData(key, page);
      void queries.invalidateQueries({ queryKey: ['content', 'getList'] });
      notify(`staff.content.${said(page)}`, { type: 'success', messageArgs: body });
    },
    onError: ({ code }) => {
      if (code === 'error.stale') void queries.invalidateQueries({ queryKey: key });
    },
  });
}
