import Box from '@mui/material/Box';
import { required, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { languageChoices } from '#contract/languages.ts';
import { type TextScope, textScopes, textStates } from '#contract/staff/words.ts';
import { ELSEWHERE, screens } from '#words/en/screens.ts';
import { staffMails } from '#words/en/staffMails.ts';
import { choicesOf } from '../list/filters.tsx';

/** The list demands one of them. Both always have a value: their labels are elements, which get no star. */
const always = [required()];

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  columnGap: 2,
};

const titles = [...screens.map(([title]) => title), ELSEWHERE];
const places = {
  mail: choicesOf(Object.keys(staffMails.template), 'staff.mails.template'),
  portal: titles.map((title) => ({ id: title, name: title })),
};

/** The search for texts: of the emails or of the portal, in which language, where, with which words. */
export function TextFilters() {
  const scope: TextScope = useWatch({ name: 'scope' });
  const translate = useTranslate();
  return (
    <Box role="search" sx={row}>
      <SelectInput
        source="scope"
        label={<>{translate('staff.mails.words.scope')}</>}
        choices={choicesOf(textScopes, 'staff.mails.words')}
        validate={always}
      />
      <SelectInput
        source="locale"
        label={<>{translate('staff.mails.words.language')}</>}
        choices={languageChoices()}
        translateChoice={false}
        validate={always}
      />
      <SelectInput
        key={scope}
        source={`screen.${scope}`}
        label={`staff.mails.words.place.${scope}`}
        choices={places[scope]}
        translateChoice={scope === 'mail'}
        emptyText="staff.list.all"
      />
      <SelectInput
        source="state"
        label="staff.mails.words.state"
        choices={choicesOf(textStates, 'staff.mails.words.states')}
        emptyText="staff.list.all"
      />
      <TextInput source="search" label="staff.mails.words.search" resettable />
    </Box>
  );
}
