import type { Language } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import type { Keep } from '../../contract/privacy.ts';
import { texts } from '../../words/catalogues.ts';
import { givenTables } from '../core/db/personal/give.ts';
import { escapeHtml } from '../core/http/escapeHtml.ts';
import { periodText, purposesOfPeople } from './periodTexts.ts';

/** Returns the end of the page about privacy: what is kept of people, why and how long, as the program runs by it. */
export function periodsSection(language: Language, keep: Keep): string {
  const { portal, privacy, dataFile } = texts[language];
  const titles: Readonly<Record<string, string>> = dataFile.tables;
  const sections = purposesOfPeople.map(({ purpose, names }) => {
    const title = portal.yourData.purpose[purpose];
    const why = portal.yourData.why[purpose];
    const told = names.filter((name) => givenTables.includes(name));
    const items = told.map((name) =>
      interpolate(privacy.periods.listed, {
        what: titles[name] ?? name,
        time: periodText(name, keep, language),
      }),
    );
    const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
    return `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(why)}</p><ul>${list}</ul>`;
  });
  return `<h2>${escapeHtml(privacy.title)}</h2><p>${escapeHtml(privacy.lead)}</p>${sections.join('')}`;
}
