import type { ComponentProps } from 'react';
import type { ContentPage } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';

type InLanguage = Pick<ContentPage, 'language'>;

/** The `lang` of what staff have written, where it is in another language than what is around it; else undefined. */
export function useContentLanguage({ language = 'en' }: InLanguage): string | undefined {
  return language === useHub().language ? undefined : language;
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'loading'> {
  page: Pick<ContentPage, 'language' | 'thumbnailUrl' | 'thumbnailAlt'>;
}

/** The picture of a page, if it has one. */
export function ContentPicture({ page, className = 'hub-picture', ...rest }: PictureProps) {
  const { thumbnailUrl, thumbnailAlt } = page;
  const language = useContentLanguage(page);
  if (!thumbnailUrl) return null;
  return (
    <img
      {...rest}
      className={className}
      lang={language}
      src={thumbnailUrl}
      alt={thumbnailAlt}
      width="1200"
      height="675"
    />
  );
}

/** Says in a line that pages are not in the visitor's language; nothing where all of them are. */
export function NotTranslated({ pages }: { pages: readonly InLanguage[] }) {
  const { language, t } = useHub();
  const english = pages.filter((page) => (page.language ?? 'en') !== language);
  if (english.length === 0) return null;
  const all = english.length === pages.length;
  return (
    <p className="hub-small">
      {t(all ? 'public.content.inEnglish' : 'public.content.partlyInEnglish')}
    </p>
  );
}
