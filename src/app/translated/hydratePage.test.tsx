import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTranslator, type Translator } from './followTranslator.ts';
import { hydratePage } from './hydratePage.ts';

const page = (
  <form>
    <label htmlFor="name">Name</label>
    <input id="name" />
    <button type="submit">Send</button>
  </form>
);

let root: HTMLElement;
let translator: Translator;
const reported = vi.fn();
beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  translator = followTranslator();
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
});
afterEach(() => {
  translator.leave();
  root.remove();
});

const nameIn = () => screen.getByRole<HTMLInputElement>('textbox');

/** Types, and has the page taken over; the translator strikes while that is still done. Returns what is read then. */
async function takeOver(translate: () => void) {
  nameIn().value = 'Otto';
  const typedInto = nameIn();
  await act(async () => {
    hydratePage(root, page, translator);
    translate();
  });
  await waitFor(() => expect(nameIn()).not.toBe(typedInto));
  return { text: root.textContent, typed: nameIn().value };
}
const label = () => root.querySelector('label') as HTMLElement;

test('a page that is translated while it is taken over keeps what is typed, and no error is logged', async () => {
  const translate = () => {
    label().innerHTML = '<font>Nombre</font>';
  };
  expect(await takeOver(translate)).toEqual({ text: 'NameSend', typed: 'Otto' });
  expect(reported).not.toHaveBeenCalled();
});

test('a page that differs without a translator keeps what is typed, and the error is logged', async () => {
  const translate = () => {
    label().textContent = 'Nombre';
  };
  expect(await takeOver(translate)).toEqual({ text: 'NameSend', typed: 'Otto' });
  expect(reported).toHaveBeenCalledOnce();
});
