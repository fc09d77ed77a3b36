import { dateFormat } from '../../contract/dates.ts';
import { directionOf, type Language } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { texts } from '../../words/catalogues.ts';
import { flat } from '../../words/flat.ts';
import { escapeHtml } from '../core/http/escapeHtml.ts';
import type { KeptTable } from './kept.ts';

interface About {
  language: Language;
  madeAt: string;
  /** The files beside it, and those that could not be added. */
  files: readonly string[];
  missing: readonly string[];
}

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem }
dl { display: grid; grid-template-columns: minmax(8rem, 20rem) 1fr; gap: .25rem 1rem; margin: 0 0 1rem; padding: .75rem 0; border-top: 1px solid #ccc }
dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }`;

/** Returns what is kept of a person as a page that reads itself: one file, without script, in the person's language. */
export function indexPage(tables: readonly KeptTable[], about: About): string {
  const { language, madeAt, files, missing } = about;
  const words = texts[language].dataFile;
  const says = wordingIn(language);
  const list = (names: readonly string[], link: boolean) =>
    `<ul>${names
      .map((name) => {
        const shown = escapeHtml(name);
        return `<li>${link ? `<a href="${encodeURI(name)}">${shown}</a>` : shown}</li>`;
      })
      .join('')}</ul>`;
  const sections = tables
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ name, rows }) =>
        `<section><h2>${escapeHtml(says.table(name))}</h2>${rows.map((row) => asList(row, says)).join('')}</section>`,
    );
  const made = interpolate(words.madeAt, { time: says.value(madeAt) });
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head>
<body>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(made)}</p>
<p>${escapeHtml(words.intro)}</p>
${sections.join('\n')}
${files.length > 0 ? `<section><h2>${escapeHtml(words.files)}</h2>${list(files, true)}</section>` : ''}
${missing.length > 0 ? `<section><h2>${escapeHtml(words.missing)}</h2>${list(missing, false)}</section>` : ''}
</body>
</html>
`;
}

type Words = Readonly<Record<string, string>>;
type Wording = ReturnType<typeof wordingIn>;

/** How names of tables and columns, and values, are worded. A name without words stands as it is. */
function wordingIn(language: Language) {
  const { dataFile, portal } = texts[language];
  const { options, form, agency, associate } = portal;
  const tables: Words = dataFile.tables;
  const fields = [...flat(agency.fields), ...flat(associate.fields), ...flat(form.address)];
  const columns: Words = {
    ...Object.fromEntries(fields.map(([path, label]) => [path.split('.').at(-1), label])),
    ...dataFile.columns,
  };
  const choices: Readonly<Record<string, Words>> = {
    hotelTypes: options.hotelTypes,
    marketSegments: options.marketSegments,
    hotelAccreditations: options.hotelBrands,
    country: options.countries,
  };
  const time = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    table: (name: string) => tables[name] ?? name,
    column: (name: string) => columns[name] ?? name,
    value(value: unknown, name = ''): string {
      const choice = choices[name]?.[String(value)];
      if (choice) return choice;
      if (typeof value === 'boolean') return value ? dataFile.yes : dataFile.no;
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
        return `${time.format(new Date(value))} UTC`;
      return String(value);
    },
  };
}

/** What is in these is told without naming them. */
const ENVELOPES = ['form', 'params', 'words', 'details'];

/** A row as a list of names and values, a part of a value by its path; what is empty is left out. */
function asList(row: object, says: Wording): string {
  const items = [...leavesOf(row)].map(([path, value]) => {
    const name = path
      .filter((part) => !ENVELOPES.includes(part))
      .map(says.column)
      .join(' – ');
    const values = [value].flat().map((one) => says.value(one, path.at(-1)));
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(values.join(', '))}</dd>`;
  });
  return `<dl>${items.join('')}</dl>`;
}

/** Yields the values in a row with their paths. A list of plain values is one. */
function* leavesOf(node: object, path: string[] = []): Generator<[path: string[], value: unknown]> {
  for (const [name, value] of Object.entries(node)) {
    const here = Array.isArray(node) ? path : [...path, name];
    const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    if (typeof value === 'object' && value !== null && !isList) yield* leavesOf(value, here);
    else if (value !== null && value !== undefined && value !== '') yield [here, value];
  }
}
