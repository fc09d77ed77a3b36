import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'words-'));
const file = 'src/Page.tsx';

const faults = [
  `<p>{t('text')} <b>x</b></p>`,
  `<p>{on ? t('text') : null}<b>x</b></p>`,
  '<p>{on && `text`}<b>x</b></p>',
  `<p>{on ? null : on ? <i /> : 'text'}<i /></p>`,
  `<p>{node ?? t('text')}<i /></p>`,
  '<p>{on && on && hub.t("text")}<i /></p>',
  '<p>{name} <b>x</b></p>',
  '<p>{person.firstName}<i /></p>',
  '<p>{person?.name}<i /></p>',
  `<p>{t('text')}{node}</p>`,
  `<p>{dayInWords('text')} {on && <i />}</p>`,
  '<p>, {on && <i />}</p>',
  '<p>{node}text</p>',
  `<>{t('text')}<i /></>`,
  `<Foo.Bar x={1} {...others}>{t('text')}<i /></Foo.Bar>`,
];
const fine = [
  `<p>{t('text')}</p>`,
  `<p>{on ? t('text') : 'text'}</p>`,
  `<p>{on && <i />}{' '}<b>{t('text')}</b></p>`,
  `<p>{/* a comment */}{t('text')}</p>`,
  `<p>{on ? (<i>{t('text')}</i>) : null}<i /></p>`,
  `<p>{keys.map((key) => <i key={key}>{t(key)}</i>)}<i /></p>`,
  '<p>Always the same <b>text</b></p>',
  '<p>{node}<i /></p>',
  `<Foo name={t('text')} text={on ? 'a' : 'b'}><i /><i /></Foo>`,
  '<p>{`,`}</p>',
];

/** The lines of which the linter says something. */
let told: string[];

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const plugins = config.overrides
    .flatMap((override: { plugins?: string[] }) => override.plugins ?? [])
    .filter((plugin: string) => plugin.endsWith('/wordsAmongOthers.grit'));
  const overrides = [{ includes: ['**'], plugins }];
  writeFileSync(join(project, 'biome.json'), JSON.stringify({ overrides }));
  cpSync(import.meta.dirname, join(project, 'tests/lint'), { recursive: true });
  mkdirSync(join(project, 'src'));
  const lines = [...faults, ...fine].map((element, at) => `export const a${at} = ${element};`);
  writeFileSync(join(project, file), lines.join('\n'));
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', file],
    { encoding: 'utf8', cwd: project },
  );
  told = JSON.parse(stdout)
    .diagnostics.filter(({ category }: { category: string }) => category === 'plugin')
    .map(
      ({ location }: { location: { start: { line: number } } }) => lines[location.start.line - 1],
    );
});
afterAll(() => rmSync(project, { recursive: true }));

const isTold = (element: string) => told.some((line) => line.endsWith(` = ${element};`));

test.each(faults)('%s is a fault', (element) => expect(isTold(element)).toBe(true));
test.each(fine)('%s is none', (element) => expect(isTold(element)).toBe(false));
