import { useTranslate } from 'ra-core';
import { CreateButton, TextInput } from 'react-admin';
import { languageName, translated } from '../../contract/languages.ts';
import type { ContentRow } from '../../contract/staff/content.ts';
import { pageStates, translationStates } from '../../contract/staff/words.ts';
import { DateField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { ChoiceFilter } from '../list/filters.tsx';
import { Col, Rows } from '../list/Rows.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { StateWord } from './StateWord.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <ChoiceFilter
    key="state"
    source="state"
    alwaysOn
    values={pageStates}
    texts="staff.content.state"
  />,
  <ChoiceFilter
    key="draft"
    source="draft"
    alwaysOn
    values={['true', 'false']}
    texts="staff.list"
  />,
  <ChoiceFilter
    key="translation"
    source="translation"
    values={translationStates}
    texts="staff.content.translation"
  />,
];

/** The translations that are missing or older than the English text. */
function Todo({ translations }: Pick<ContentRow, 'translations'>) {
  const translate = useTranslate();
  return translated
    .filter((language) => translations[language] !== 'CURRENT')
    .map((language) => {
      const state = translate(`staff.content.translation.${translations[language]}`);
      return `${languageName(language)}: ${state}`;
    })
    .join(', ');
}

/** All content pages, their state and whether there is a newer draft. */
export default function ContentList() {
  const translate = useTranslate();
  const stateOf = ({ state, draft }: ContentRow) => <StateWord state={state} draft={draft} />;
  return (
    <StaffList
      intro={translate('staff.content.intro')}
      sort={{ field: 'code', order: 'ASC' }}
      filters={filters}
      actions={<CreateButton label={translate('staff.content.create')} />}
    >
      <Rows<ContentRow>
        card={{
          primaryText: ({ name }) => name,
          secondaryText: ({ code }) => code,
          tertiaryText: stateOf,
        }}
      >
        <Col
          source="name"
          render={({ name }) => <RecordLink resource="content">{name}</RecordLink>}
        />
        <Col source="code" />
        <Col source="state" disableSort render={(row) => stateOf(row as ContentRow)} />
        <Col
          source="translations"
          disableSort
          render={(row) => <Todo translations={(row as ContentRow).translations} />}
        />
        <Col source="publishUntil" field={DateField} disableSort />
        <Col source="updatedAt" field={DateField} />
      </Rows>
    </StaffList>
  );
}
