import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { person } from '#providers/testing/people.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { Chart } from './Chart.tsx';

/** The files that were saved, by name. */
const saved = new Map<string, Blob>();
let last: Blob;

beforeEach(() => {
  saved.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:table';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.set(this.download, last);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
});

const title = 'Agencies with the most room nights';

function open(language: 'en' | 'fr-CA') {
  const hub = testHub(person({}, { language }));
  const series = [{ label: 'Hotel revenue', values: [33_000.5], unit: 'dollars' as const }];
  const data = { kind: 'bars' as const, title, of: 'Agency', names: ['=Elm; Street'], series };
  return renderInConsole(<Chart data={data} />, { resource: 'overview', dataProvider: {}, hub });
}

test.each([
  ['en', `\uFEFFAgency,Hotel revenue\r\n"'=Elm; Street",33000.5\r\n`],
  ['fr-CA', `\uFEFFAgency;Hotel revenue\r\n"'=Elm; Street";33000,5\r\n`],
] as const)('a chart is saved as CSV for who reads %s', async (language, content) => {
  const { user } = open(language);
  await user.click(await screen.findByRole('button', { name: `CSV: ${title}` }));
  await vi.waitFor(() => expect([...saved.keys()]).toEqual([`${title}.csv`]));
  expect(Buffer.from(await bytesOf(last)).toString()).toBe(content);
});

test('says so where the file cannot be made', async () => {
  vi.stubGlobal(
    'Response',
    class {
      arrayBuffer = () => Promise.reject(new Error('no chunk'));
    },
  );
  const { user } = open('en');
  await user.click(await screen.findByRole('button', { name: `XLSX: ${title}` }));
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
  expect(saved.size).toBe(0);
});

/** jsdom's files can't be read as a promise. */
const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
