import { localStorageStore, memoryStore, type Store } from 'ra-core';

/**
 * What a person has set up: the look, the columns of lists; and, till the person logs out (sign-in/returnPath.ts), queries
 * saved by name.
 */
const SET_UP =
  /^(?:theme|sidebar\.open|review\.shortcuts)$|\.(?:datatable(?:_columnRanks)?|savedQueries)$/;

/**
 * React-admin's store of one person. What was set up stays in the browser; filters, pages, selections and all else are
 * in memory, and gone once the person has signed out.
 */
export function createStore(person: string | undefined): Store {
  // Another version than before, when filters and selections stayed: react-admin removes what an earlier one has left.
  const kept = localStorageStore('2', `hub.staff.${person}`);
  // Without a language react-admin would first render nothing, and then everything in one long task.
  const passing = memoryStore({ locale: 'en' });
  const of = (key: string) => (SET_UP.test(key) ? kept : passing);
  const both = [kept, passing];
  return {
    setup: () => both.forEach((store) => void store.setup()),
    teardown: () => both.forEach((store) => void store.teardown()),
    getItem: (key, defaultValue) => of(key).getItem(key, defaultValue),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (keyPrefix) => both.forEach((store) => void store.removeItems(keyPrefix)),
    reset: () => both.forEach((store) => void store.reset()),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
    listItems: (keyPrefix) =>
      Object.assign({}, ...both.map((store) => store.listItems?.(keyPrefix))),
  };
}
