import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { trustedHtml } from './trustedHtml.ts';

/** The look of running text: a reading column. */
export const proseClass = 'hub-prose';

/**
 * Running text from staff.
 * @param props.html sanitized: by cleanHtml, or by the server, with whose page it came
 * @param props.lang its language, if that is not the page's
 */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  const navigate = useNavigate();
  // The same object for the same text: React compares such objects by identity.
  const clean = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  /** A link to a page of the portal doesn't reload the document. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!plain || !path || !/^\/(?!\/|api\/|art\/)/.test(path)) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are what is pressed
    <div
      className={proseClass}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned, see above
      dangerouslySetInnerHTML={clean}
    />
  );
}
