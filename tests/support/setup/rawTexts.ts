import { afterAll, afterEach, expect } from 'vitest';
import { rawTexts, suspicious } from '../rawTexts.ts';

/** Attributes that are read out or shown. */
const attributeFilter = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const named = attributeFilter.map((name) => `[${name}]`).join();

/** What was ever shown of this kind, also in a notice that is gone again. */
const found = new Set<string>();

const isCode = (node: Node) => node.parentElement?.closest('code, script, style') !== null;

function* textsIn(node: Node): Generator<string> {
  if (node instanceof Element) {
    for (const element of [node, ...node.querySelectorAll(named)])
      for (const name of attributeFilter) yield element.getAttribute(name) ?? '';
  }
  if (!suspicious.test(node.textContent ?? '')) return;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let text = node.nodeType === Node.TEXT_NODE ? node : walker.nextNode();
  for (; text; text = walker.nextNode()) if (!isCode(text)) yield text.textContent ?? '';
}

function* textsOf(record: MutationRecord): Generator<string> {
  const { type, target, attributeName, oldValue, addedNodes } = record;
  if (type === 'attributes') yield (target as Element).getAttribute(attributeName ?? '') ?? '';
  else if (type === 'childList') for (const node of addedNodes) yield* textsIn(node);
  else if (!isCode(target)) yield* [oldValue ?? '', target.textContent ?? ''];
}

function look(records: MutationRecord[]): void {
  const texts = records
    .flatMap((record) => [...textsOf(record)])
    .filter((text) => suspicious.test(text));
  if (texts.length === 0) return;
  const meant = [...document.querySelectorAll('code')].map((code) => code.textContent ?? '');
  for (const text of rawTexts(texts, meant)) found.add(text);
}

const watching = new MutationObserver(look);
watching.observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  attributes: true,
  attributeFilter,
});

/** A page on which a key of the catalogue or an error that was not worded stands fails its test. */
afterEach(() => {
  look(watching.takeRecords());
  const raw = [...found];
  found.clear();
  expect(raw, 'no page may show what only a program can read').toEqual([]);
});
afterAll(() => watching.disconnect());
