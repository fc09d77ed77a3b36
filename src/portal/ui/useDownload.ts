import type { MouseEvent } from 'react';
import { limits } from '#contract/limits.ts';
import { useHub } from '#providers/HubContext.ts';
import { saveFile } from './saveFile.ts';
import { useApiMutation } from './useApi.ts';

/**
 * For a file of a few megabytes: the page fetches and saves it, so that it can say why that failed, and ask first who it is;
 * a browser's own download says nothing of the server's answer. On a link, a click with another button or a key is the browser's.
 */
export function useDownload({ onError }: { onError?: (error: Error) => void } = {}) {
  const { sendRequest } = useHub();
  const { mutate, error } = useApiMutation(
    async (_, { href, name = '' }: { href: string; name?: string }) => {
      const url = href.replace(window.location.origin, '');
      const timeoutMs = limits.contentTimeoutMs;
      const { file, headers } = await sendRequest({ url, method: 'GET', timeoutMs, asFile: true });
      if (file) saveFile(name || nameIn(headers.get('content-disposition') ?? ''), file);
    },
    { onError },
  );
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const { href, download: name } = event.currentTarget;
    mutate({ href, name });
  };
  return { error, onClick, fetchFile: mutate };
}

/** The name of the file in a `Content-Disposition` of ours (workbooks/writing/filename.ts). */
function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]*)/.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}
