import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { PLURAL_SEPARATOR } from '#contract/staff/placeholders.ts';
import { KEYS_COOKIE } from '#contract/staff/words.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { apiKey, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { textsWords } from '#words/en/staffTexts.ts';
import { Page } from '../layout/Page.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
import { entriesOf, loadCatalogues, type TextQuery } from './catalogue.ts';
import { TextFilters } from './TextFilters.tsx';
import { TextTable } from './TextTable.tsx';
import { TranslationFile } from './TranslationFile.tsx';

const first: TextQuery = { scope: 'mail', locale: 'en', screen: {}, state: null, search: '' };

/** Every text of the emails and of the portal, to be searched and overridden. */
function TextsPage() {
  const word = useWords('staff.mails.words');
  return (
    <Form record={first} onSubmit={() => undefined}>
      <Page
        title={word('title')}
        facts={word('intro', { braces: word('braces'), bars: PLURAL_SEPARATOR })}
        lead={
          <>
            <TextFilters />
            <KeysSwitch />
          </>
        }
      >
        <Texts />
      </Page>
    </Form>
  );
}

export default withMoreWords(TextsPage, textsWords);

function Texts() {
  const query = useWatch() as TextQuery;
  const texts = useApiQuery('GET texts');
  // biome-ignore lint/plugin: no call
  const portal = useQuery({
    queryKey: [...apiKey('GET texts'), 'portal'],
    queryFn: loadCatalogues,
  });
  const error = texts.error ?? portal.error;
  if (error) return <ErrorState error={error} onRetry={() => texts.refetch()} />;
  if (!texts.data || !portal.data) return <PageSkeleton />;
  const originals = query.scope === 'mail' ? texts.data.mail : portal.data;
  return (
    <>
      <TranslationFile scope={query.scope} locale={query.locale} />
      <Card>
        <TextTable
          key={JSON.stringify(query)}
          place={query}
          entries={entriesOf(originals, texts.data, query)}
        />
      </Card>
    </>
  );
}

const isOn = () => document.cookie.split('; ').includes(`${KEYS_COOKIE}=1`);

/**
 * Names the key of each text on the page itself, in the portal and in the console, until the browser is closed. The server
 * does it, and only for staff; so the page is loaded anew.
 */
function KeysSwitch() {
  const word = useWords('staff.mails.words');
  const change = (on: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${KEYS_COOKIE}=1; path=/; samesite=lax${on ? '' : '; max-age=0'}`;
    window.location.reload();
  };
  return (
    <FormControlLabel
      sx={{ marginInline: 0, gap: 1 }}
      control={<Switch checked={isOn()} onChange={(_, on) => change(on)} />}
      label={word('keys')}
    />
  );
}
