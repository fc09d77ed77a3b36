import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { type Language, languages, type Translated } from '../../contract/languages.ts';
import type { Translations } from '../../contract/staff/content.ts';

interface Props {
  language: Language;
  translations: Translations;
  onChange: (language: Language) => void;
}

/** The languages of a page, each with what is to be done: it is missing, or older than the English text. */
export function LanguageTabs({ language, translations, onChange }: Props) {
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
