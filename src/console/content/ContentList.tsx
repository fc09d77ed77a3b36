import { useTranslate } from 'ra-core';
import { languageName, translated } from '#contract/languages.ts';
import type { ContentRow } from '#contract/staff/content.ts';
import { pageStates, translationStates } from '#contract/staff/words.ts';
import { DateTextField, NameField } from '../fields/fields.tsx';
import { CreateLink } from '../list/CreateLink.tsx';
import { choiceFilter, textFilter } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, StaffRows } from '../list/StaffRows.tsx';
import { StateWord } from './StateWord.tsx';

const filters = [
  textFilter(),
  choiceFilter('state', pageStates, 'staff.content.state'),
  choiceFilter('draft'),
  choiceFilter('translation', translationStates, 'staff.content.translation', false),
];

/** All content pages, their state and whether there is a newer draft. */
export default function ContentList() {
  const translate = useTranslate();
  const stateOf = ({ state, draft }: ContentRow) => <StateWord state={state} draft={draft} />;
  /** The translations that are missing or older than the English text. */
  const todoOf = ({ translations }: ContentRow) =>
    translated
      .filter((language) => translations[language] !== 'CURRENT')
      .map((language) => {
        const state = translate(`staff.content.translation.${translations[language]}`);
        return `${languageName(language)}: ${state}`;
      })
      .join(', ');
  return (
    <StaffList
      intro={translate('staff.content.intro')}
      sort={{ field: 'code', order: 'ASC' }}
      filters={filters}
      actions={<CreateLink label={translate('staff.content.create')} />}
    >
      <StaffRows<ContentRow>
        card={{
          primaryText: ({ name }) => name,
          secondaryText: ({ code }) => code,
          tertiaryText: stateOf,
        }}
      >
        <Col source="name" field={NameField} sx={anyLength} />
        <Col source="code" sx={anyLength} />
        <Col<ContentRow> source="state" disableSort render={stateOf} />
        <Col<ContentRow> source="translations" disableSort render={todoOf} />
        <Col source="publishUntil" field={DateTextField} disableSort />
        <Col source="updatedAt" field={DateTextField} />
      </StaffRows>
    </StaffList>
  );
}
