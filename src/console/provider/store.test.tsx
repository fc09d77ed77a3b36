import { afterEach, expect, test } from 'vitest';
import { createStore } from './store.ts';

afterEach(() => localStorage.clear());

/** A person's work in the console: filters, a page, a selection, and what was set up. */
function work(person: string) {
  const store = createStore(person);
  store.setup();
  store.setItem('people.listParams', { filter: { q: 'ada@elm.example' }, page: 3 });
  store.setItem('people.selectedIds', ['ada']);
  store.setItem('people.selectedIds.storeKeys', ['people.selectedIds']);
  store.setItem('people.datatable', ['createdAt']);
  store.setItem('people.datatable_columnRanks', [1, 0]);
  store.setItem('theme', 'dark');
  return store;
}
const browser = () => Object.entries({ ...localStorage }).join('\n');

test('filters, pages and selections are there as long as the person is', () => {
  const store = work('ada');
  expect(store.getItem('people.selectedIds')).toEqual(['ada']);
  expect(store.listItems?.('people.')).toMatchObject({
    'people.selectedIds': ['ada'],
    'people.datatable': ['createdAt'],
  });
});

test('nothing of them is in the browser, and none of them is there for the next person, or the same', () => {
  work('ada').teardown();
  expect(browser()).not.toMatch(/listParams|selectedIds|ada@elm/);
  for (const person of ['ada', 'ben']) {
    const next = createStore(person);
    next.setup();
    expect(next.getItem('people.selectedIds', [])).toEqual([]);
    expect(next.getItem('people.listParams')).toBeUndefined();
    next.teardown();
  }
});

test('what was set up is there again, for this person', () => {
  work('ada').teardown();
  const again = createStore('ada');
  again.setup();
  expect(again.getItem('people.datatable')).toEqual(['createdAt']);
  expect(again.getItem('people.datatable_columnRanks')).toEqual([1, 0]);
  expect(again.getItem('theme')).toBe('dark');
  expect(createStore('ben').getItem('theme', 'light')).toBe('light');
});

test('what an earlier version has left is removed', () => {
  localStorage.setItem('RaStorehub.staff.ada.version', '1');
  localStorage.setItem('RaStorehub.staff.ada.people.listParams', '{"filter":{"q":"ada@elm"}}');
  createStore('ada').setup();
  expect(browser()).not.toContain('listParams');
});

test('a change is heard wherever it is kept', () => {
  const store = createStore('ada');
  store.setup();
  const heard: unknown[] = [];
  for (const key of ['theme', 'people.selectedIds'])
    store.subscribe(key, (value) => heard.push(value));
  store.setItem('theme', 'dark');
  store.setItem('people.selectedIds', ['ada']);
  store.removeItem('people.selectedIds');
  store.removeItems('the');
  expect(heard).toEqual(['dark', ['ada'], undefined, undefined]);
  store.setItem('theme', 'dark');
  store.reset();
  expect(store.getItem('theme')).toBeUndefined();
});
