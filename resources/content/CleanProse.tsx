import Skeleton from '@mui/material/Skeleton';
import { Prose } from '#src/guest/kit/Prose.tsx';
import { useCleanHtml } from './useCleanHtml.ts';

/** Running text from staff, once it is cleaned. */
export function CleanProse({ body }: { body: string }) {
  const html = useCleanHtml(body);
  return html === undefined ? <Skeleton variant="rounded" height="8rem" /> : <Prose html={html} />;
}
