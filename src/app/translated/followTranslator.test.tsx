import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { translatePage } from '#tests/support/translator.ts';
import { followTranslator, type Translator } from './followTranslator.ts';

let translator: Translator;
beforeEach(() => {
  translator = followTranslator();
});
afterEach(() => translator.leave());

/** What React does beside a text or to it, by what comes; and what is read then. */
const cases: [what: string, page: (now: boolean) => ReactNode, read: string][] = [
  ['a text that goes', (now) => [<i key="">Icon</i>, now ? null : 'gone'], 'icon'],
  ['a text that comes', (now) => ['first ', now && 'new ', 'last'], 'first new last'],
  ['an element before a text', (now) => [now && <i key="">Icon </i>, 'text'], 'icon text'],
  ['an element between texts', (now) => ['a ', now ? <b key="" /> : <i key="" />, 'b'], 'a b'],
  ['texts that change', (now) => [now ? 4 : 3, now ? ' newer ' : ' new ', 'ones'], '4 newer ones'],
  ['a text that becomes an element', (now) => ['a ', now ? <i key="">b</i> : 'text'], 'a b'],
  ['a text that is emptied', (now) => ['a ', now ? '' : 'text'], 'a '],
  ['a text alone', (now) => (now ? 'newer' : 'new'), 'newer'],
  ['what holds texts', (now) => (now ? null : <b>{['text', <i key="" />]}</b>), ''],
];

describe.each([
  ['puts texts of its own in their place', false],
  ['moves texts into its elements', true],
])('a translator that %s', (_, keepsTexts) => {
  test.each(cases)('%s', async (_what, page, read) => {
    const { container, rerender } = render(<p>{page(false)}</p>);
    const endTranslation = translatePage({ keepsTexts, inCapitals: true });
    expect(container.querySelector('font')).not.toBeNull();
    for (const now of [true, false, true]) await act(async () => rerender(<p>{page(now)}</p>));
    expect(container.textContent?.toLowerCase()).toBe(read);
    endTranslation();
  });
});

test('a text of which the translator shows the original again', async () => {
  const page = (text: string) => [text, <i key="" />];
  const { container, rerender } = render(<p>{page('new')}</p>);
  translatePage()();
  for (const font of [...container.querySelectorAll('p > font')]) font.replaceWith('new');
  await act(async () => rerender(<p>{page('newer')}</p>));
  expect(container).toHaveTextContent(/^newer$/);
});
