import Skeleton from '@mui/material/Skeleton';
import { Prose } from '#src/guest/kit/Prose.tsx';
import { useCleanHtml } from './useCleanHtml.ts';

interface Props {
  body: string;
  /** Its language, if that is not the page's. */
  lang?: string | undefined;
}

/** Running text from staff, once it is cleaned. */
export function CleanProse({ body, lang }: Props) {
  const html = useCleanHtml(body);
  if (html === undefined) return <Skeleton variant="rounded" height="8rem" />;
  return <Prose html={html} lang={lang} />;
}
