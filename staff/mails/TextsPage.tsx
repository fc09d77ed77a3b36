import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { Form, required, useTranslate } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ErrorState } from '../../components/portal/ErrorState.tsx';
import { languageChoices } from '../../contract/languages.ts';
import type { TextsAnswer } from '../../contract/staff/mails.ts';
import { PLURAL_SEPARATOR } from '../../contract/staff/placeholders.ts';
import { textScopes } from '../../contract/staff/words.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { Page } from '../layout/Page.tsx';
import { choicesOf } from '../list/filters.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';
import { entriesOf, loadCatalogue, type TextQuery, textsKey } from './catalogue.ts';
import { TextTable } from './TextTable.tsx';

/** There is no list without one of them. */
const always = [required()];
const first: TextQuery = { scope: 'mail', locale: 'en', search: '', overriddenOnly: false };

/** Every text of the mails and of the portal, to be looked up and said in the programme's own words. */
export default function TextsPage() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.mails.words.${key}`, params);
  return (
    <Form record={first} onSubmit={() => undefined}>
      <Page
        title={word('title')}
        facts={word('intro', { braces: word('braces'), bars: PLURAL_SEPARATOR })}
        lead={<Filters />}
      >
        <Texts />
      </Page>
    </Form>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  columnGap: 2,
};

/** Which texts are looked for: of the mails or of the portal, in which language, with which words. */
function Filters() {
  return (
    <Box role="search" sx={row}>
      <SelectInput
        source="scope"
        label="staff.mails.words.scope"
        choices={choicesOf(textScopes, 'staff.mails.words')}
        validate={always}
      />
      <SelectInput
        source="locale"
        label="staff.mails.words.language"
        choices={languageChoices}
        translateChoice={false}
        validate={always}
      />
      <TextInput source="search" label="staff.mails.words.search" resettable />
      <BooleanInput source="overriddenOnly" label="staff.mails.words.own" />
    </Box>
  );
}

function Texts() {
  const staffCall = useStaffCall();
  const query = useWatch() as TextQuery;
  const texts = useQuery({
    queryKey: textsKey,
    queryFn: () => staffCall<TextsAnswer>('GET', 'texts'),
  });
  const portal = useQuery({
    queryKey: [...textsKey, query.locale],
    queryFn: () => loadCatalogue(query.locale),
  });
  const error = texts.error ?? portal.error;
  if (error) return <ErrorState error={error} onRetry={() => texts.refetch()} />;
  if (!texts.data) return <PageSkeleton />;
  const originals = query.scope === 'mail' ? texts.data.mail[query.locale] : (portal.data ?? {});
  return (
    <Card>
      <TextTable
        key={JSON.stringify(query)}
        place={query}
        entries={entriesOf(originals, texts.data, query)}
      />
    </Card>
  );
}
