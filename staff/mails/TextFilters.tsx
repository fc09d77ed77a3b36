import { useTranslate } from 'ra-core';
import { type Language, languages } from '../../contract/languages.ts';
import { type TextScope, textScopes } from '../../contract/staff/mails.ts';
import { Select } from '../../src/components/portal/Select.tsx';
import { Checkbox } from '../../src/components/public/Checkbox.tsx';
import { TextField } from '../../src/components/public/TextField.tsx';
import type { Wish } from './catalogue.ts';
import styles from './mails.module.css';

interface Props {
  wish: Wish;
  onWish: (wish: Wish) => void;
}

/** Which texts are looked for: of the mails or of the portal, in which language, with which words. */
export function TextFilters({ wish, onWish }: Props) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.mails.words.${key}`);
  return (
    <div className={styles.filters}>
      <Select
        label={word('scope')}
        value={wish.scope}
        onChange={({ target }) =>
          onWish({ ...wish, scope: target.value as TextScope, locale: 'en', search: '' })
        }
        options={textScopes.map((value) => ({ value, label: word(value) }))}
      />
      {wish.scope === 'portal' ? (
        <Select
          label={word('language')}
          value={wish.locale}
          onChange={({ target }) => onWish({ ...wish, locale: target.value as Language })}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
      <TextField
        type="search"
        label={word('search')}
        autoComplete="off"
        value={wish.search}
        onChange={({ target }) => onWish({ ...wish, search: target.value })}
      />
      <Checkbox
        label={word('own')}
        checked={wish.ownOnly}
        onChange={({ target }) => onWish({ ...wish, ownOnly: target.checked })}
      />
    </div>
  );
}
