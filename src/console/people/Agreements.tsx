import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { languageName } from '#contract/languages.ts';
import type { Agreement } from '#contract/records.ts';
import { timeText } from '../fields/timeText.ts';
import { Section } from '../layout/Section.tsx';

/** What a person agreed to, the latest first. */
export function Agreements({ agreements }: { agreements: readonly Agreement[] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('staff.people.agreed.title')}>
      <ul>
        {agreements.map(({ id, kind, textVersion: version, language, agreedAt }) => (
          <li key={id}>
            <span>{translate(`staff.people.agreed.${kind}`)}</span>
            <Typography variant="caption" component="div">
              {translate('staff.people.agreed.version', {
                version,
                language: languageName(language),
                time: timeText(agreedAt),
              })}
            </Typography>
          </li>
        ))}
      </ul>
    </Section>
  );
}
