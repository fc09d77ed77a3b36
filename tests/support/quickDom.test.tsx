import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { Alert, Button, Collapse, Dialog, Menu, MenuItem, TextField } from '@mui/material';
import { render, renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ofJsdom, properties } from './quickDom.ts';

/** Of all files of a worker: jsdom weighs each of their rules for each element. */
beforeAll(() => {
  const cache = renderHook(() => useEmotionCache()).result.current;
  cache?.sheet.flush();
  Object.assign(cache ?? {}, { inserted: {} });
});

/** Returns where the quick styles differ from jsdom's: `button#save opacity: 1, not 0.5`. */
const differences = () =>
  [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
    const [quick, slow] = [getComputedStyle(element), ofJsdom(element)];
    return properties
      .map((name) => [name, quick.getPropertyValue(name), slow.getPropertyValue(name)] as const)
      .filter(([, one, other]) => one !== other)
      .map(
        ([name, one, other]) => `${element.outerHTML.slice(0, 80)} ${name}: ${one}, not ${other}`,
      );
  });

/** Of rules that match, the last one counts. */
const RULES = `
  .inner { position: relative; opacity: 0.5 }
  .outer > .inner { position: sticky }
  [class~="other"], .none { opacity: 0.25 }
  .outer .inner:not(.other) { overflow-x: auto }
`;
/** So does the last of the sheets. */
const MORE_RULES = '.other { opacity: 0.75 }';

test("computed styles equal jsdom's for what is shown, hidden, disabled, collapsed, scrollable or on top", () => {
  const page = (open: boolean) => (
    <>
      <style>{RULES}</style>
      <style>{MORE_RULES}</style>
      <div className="outer">
        <p className="inner">below</p>
      </div>
      <p className="inner other">beside</p>
      <p hidden>hidden</p>
      <p style={{ visibility: 'hidden' }}>
        <span style={{ visibility: 'visible' }}>seen</span>
        <b>unseen</b>
      </p>
      <input type="hidden" />
      <details>
        <summary>more</summary>
        <p>folded</p>
      </details>
      <TextField label="Comment" multiline />
      <Button disabled>Save</Button>
      <Alert severity="info">Saved</Alert>
      <Collapse in={!open}>
        <p>shut</p>
      </Collapse>
      <Dialog open={open}>Really?</Dialog>
      <Menu open={open} anchorEl={document.body}>
        <MenuItem disabled>Revoke</MenuItem>
      </Menu>
    </>
  );
  const { rerender } = render(page(false));
  expect(differences()).toEqual([]);
  // What was found before is not taken for what is there now.
  rerender(page(true));
  expect(document.body.style.overflow).toBe('hidden');
  expect(differences()).toEqual([]);
});

test('an element is found by its id as jsdom finds it: a descendant, and the first of several', () => {
  const { container } = render(
    <>
      <ul id="list">
        <li id="twice">one</li>
      </ul>
      <p id="twice">other</p>
    </>,
  );
  const [list, other] = container.children as unknown as [Element, Element];
  expect(document.querySelector('head')).toBe(document.head);
  expect(list.querySelector('head')).toBeNull();
  expect(document.querySelector('[id="list"]')).toBe(list);
  expect(list.querySelector('[id="twice"]')).toHaveTextContent('one');
  expect(list.querySelector('[id="list"]')).toBeNull();
  expect(other.querySelector('[id="twice"]')).toBeNull();
  expect(document.querySelector('[id="none"]')).toBeNull();
  const copy = list.cloneNode(true) as Element;
  expect(copy.querySelector('[id="twice"]')).toHaveTextContent('one');
});
