import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import { EditBase, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Language, languages, type Translated } from '#contract/languages.ts';
import type { ContentRecord, Translations } from '#contract/staff/content.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useMay } from '../access/useMay.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import { Page } from '../layout/Page.tsx';
import { CouldNotRead } from '../layout/RecordPage.tsx';
import { Section } from '../layout/Section.tsx';
import { withoutNulls } from '../layout/withoutNulls.ts';
import { wholeRecordIn } from '../provider/wholeRecord.ts';
import { PagePreview } from './latePreview.ts';
import { type Base, PageForm } from './PageForm.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { Versions } from './Versions.tsx';

/** The saved fields of the form, with the revision that they are based on. */
const toDraft = (page: Partial<ContentRecord>, revision: number | undefined) => {
  const { name, body, thumbnailUrl, thumbnailAlt, language } = page;
  return withoutNulls({ name, body, thumbnailUrl, thumbnailAlt, language, revision });
};

/** A content page in each language. What is typed in one stays while another one is looked at. */
export default function ContentEdit() {
  const [language, setLanguage] = useState<Language>('en');
  const [opened, setOpened] = useState<readonly Language[]>([language]);
  const open = (next: Language) => {
    setLanguage(next);
    setOpened((before) => (before.includes(next) ? before : [...before, next]));
  };
  return opened.map((one) => (
    <div key={one} hidden={one !== language}>
      <LanguageEdit language={one} onLanguage={open} />
    </div>
  ));
}

interface Props {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Its draft in a language, when it is shown, its versions. */
function LanguageEdit({ language, onLanguage }: Props) {
  const meta = wholeRecordIn(language);
  const writes = useMay('editContent');
  const notify = useNotify();
  const queries = useQueryClient();
  /** Incremented when the form is reset to the draft that the server holds. */
  const [edition, setEdition] = useState(0);
  const [dirty, setDirty] = useState(false);
  const base = useRef<Base>(undefined);
  const renew = useCallback(() => {
    base.current = undefined;
    setEdition((before) => before + 1);
  }, []);
  return (
    <EditBase<ContentRecord>
      redirect={false}
      mutationMode="pessimistic"
      transform={(page: Partial<ContentRecord>) => toDraft(page, base.current?.revision)}
      queryOptions={{ meta, onError: () => undefined }}
      mutationOptions={{
        meta,
        onSuccess: () => {
          // The page has another revision now, in every language.
          void queries.invalidateQueries({
            queryKey: ['content', 'getOne'],
            predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes(`"${language}"`),
          });
          notify('staff.content.saved', { type: 'success' });
          renew();
          focusTitleIfLost();
        },
        // The form says why.
        onError: () => undefined,
      }}
      loading={<PageSkeleton />}
      render={({ record, error, refetch }) =>
        error && !record ? (
          <CouldNotRead error={error} onRetry={refetch} />
        ) : (
          record && (
            <Page
              title={record.name || (record.english?.name ?? '')}
              facts={record.code}
              lead={
                <LanguageTabs
                  language={language}
                  translations={record.translations}
                  onChange={onLanguage}
                />
              }
              asideLast
              aside={
                <>
                  {writes ? <PublishPanel page={record} dirty={dirty} /> : null}
                  <Versions page={record} dirty={dirty} onRestored={renew} />
                </>
              }
            >
              <BesideEnglish page={record}>
                {writes ? (
                  <PageForm key={edition} base={base} onDirty={setDirty} onNewer={renew} />
                ) : (
                  <PagePreview code={record.code} page={record} />
                )}
              </BesideEnglish>
            </Page>
          )
        )
      }
    />
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** A translation is written with the English text in sight; on a narrow screen that is below. */
function BesideEnglish({ page, children }: { page: ContentRecord; children: ReactNode }) {
  const { code, english } = page;
  const translate = useTranslate();
  if (!english) return children;
  return (
    <Box sx={columns}>
      <div>{children}</div>
      <Section title={translate('staff.content.english')}>
        <PagePreview code={code} page={english} />
      </Section>
    </Box>
  );
}

interface TabsProps {
  language: Language;
  translations: Translations;
  onChange: (language: Language) => void;
}

/** The languages of a page, each with what is to be done: it is missing, or older than the English text. */
function LanguageTabs({ language, translations, onChange }: TabsProps) {
  const translate = useTranslate();
  const todo = (code: Language) => {
    const state = code === 'en' ? 'CURRENT' : translations[code as Translated];
    return state === 'CURRENT' ? '' : ` – ${translate(`staff.content.translation.${state}`)}`;
  };
  return (
    <Tabs
      value={language}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('staff.content.languages')}
      onChange={(_, next) => onChange(next)}
    >
      {languages.map(({ code, name }) => (
        <Tab key={code} value={code} label={name + todo(code)} />
      ))}
    </Tabs>
  );
}
