import { screen, waitFor } from '@testing-library/react';
import { useListContext } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listMeta } from '#contract/paging.ts';
import { paths } from '#contract/paths.ts';
import type { HubDataProvider } from '#providers/dataProvider.ts';
import { expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import type { ListDefinition } from './listAddress.ts';
import { PathList } from './PathList.tsx';

const list: ListDefinition = {
  resource: 'reports',
  path: 'reportingPage',
  perPage: 10,
  sort: { field: 'timestamp', order: 'DESC' },
  filters: z.object({ kind: z.string().max(3).optional() }),
};

function Probe() {
  const { data, page, filterValues, error, setPage, setFilters, refetch } = useListContext();
  return (
    <>
      <p>
        page {page} of {filterValues.kind ?? 'all'}: {data?.map(({ id }) => id).join(' ')}
        {error?.message}
      </p>
      <button type="button" onClick={() => setPage(2)}>
        second
      </button>
      <button type="button" onClick={() => setFilters({ kind: 'b', none: '' })}>
        narrow
      </button>
      <button type="button" onClick={() => refetch()}>
        again
      </button>
    </>
  );
}

function open(at: string, total = 90) {
  const getList = vi.fn(async (_: string, { pagination: { page } }) => {
    const meta = listMeta(page, total, 10);
    return { data: total ? [{ id: `row${meta.currPage}` }] : [], total, meta };
  });
  const dataProvider = { getList } as unknown as HubDataProvider;
  const page = renderInPortal(
    <PathList list={list}>
      <Probe />
    </PathList>,
    { dataProvider, at, paths: [paths.reporting, paths.reportingPage] },
  );
  return { ...page, getList };
}

it('reads page and filters from the address alone, whatever tracks the link, as the list call takes them', async () => {
  const { address, getList } = open('/reporting/page/3?kind=a&utm_source=mail&gclid=y');
  expect(await screen.findByText('page 3 of a: row3')).toBeInTheDocument();
  expect(getList.mock.calls.map(([, asked]) => asked)).toMatchObject([
    { pagination: { page: 3, perPage: 10 }, sort: list.sort, filter: { kind: 'a' } },
  ]);
  expect(address()).toBe('/reporting/page/3?kind=a&utm_source=mail&gclid=y');
});

it('a path without a page is page 1, and stays as it is', async () => {
  const { address } = open('/reporting?kind=a');
  expect(await screen.findByText('page 1 of a: row1')).toBeInTheDocument();
  expect(address()).toBe('/reporting?kind=a');
});

it.each([
  ['that the contract refuses', 'kind=long', 'all'],
  ['that the list has not', 'kind=a&sort=b', 'a'],
])('asks for no rows by a filter %s, until there is another', async (_what, query, shown) => {
  const { address, getList, user } = open(`/reporting?${query}`);
  expect(await screen.findByText(`page 1 of ${shown}:`)).toBeInTheDocument();
  expect(address()).toBe(`/reporting?${query}`);
  await user.click(screen.getByRole('button', { name: 'narrow' }));
  expect(await screen.findByText('page 1 of b: row1')).toBeInTheDocument();
  expect(getList.mock.calls.map(([, asked]) => asked.filter)).toEqual([{ kind: 'b' }]);
});

it.each([
  ['abc', 1, 90],
  ['0', 1, 90],
  ['-2', 1, 90],
  ['1.5', 1, 90],
  ['01', 1, 90],
  ['99', 9, 90],
  ['7', 1, 0],
])('corrects page %s to %i of %i rows, and leaves no trace of it', async (page, right, total) => {
  const { address, router } = open(`/reporting/page/${page}?kind=a`, total);
  await waitFor(() => expect(address()).toBe(`/reporting/page/${right}?kind=a`));
  const rows = total ? `row${right}` : '';
  expect(await screen.findByText(`page ${right} of a: ${rows}`.trim())).toBeInTheDocument();
  expect(router.state.historyAction).toBe('REPLACE');
});

it('turns pages with the filters kept, and narrows from page 1; Back leads back', async () => {
  const { address, router, user } = open('/reporting/page/5?kind=a');
  await user.click(await screen.findByRole('button', { name: 'second' }));
  expect(await screen.findByText('page 2 of a: row2')).toBeInTheDocument();
  expect(address()).toBe('/reporting/page/2?kind=a');
  await user.click(screen.getByRole('button', { name: 'narrow' }));
  expect(await screen.findByText('page 1 of b: row1')).toBeInTheDocument();
  expect(address()).toBe('/reporting/page/1?kind=b');
  await router.navigate(-2);
  expect(await screen.findByText('page 5 of a: row5')).toBeInTheDocument();
});

it('stays on a page that could not be loaded, and loads that page again', async () => {
  expectRefusedCalls();
  const { address, getList, user } = open('/reporting');
  await screen.findByText('page 1 of all: row1');
  getList.mockRejectedValueOnce(new Error('away'));
  await user.click(screen.getByRole('button', { name: 'second' }));
  expect(await screen.findByText('page 2 of all: away')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(await screen.findByText('page 2 of all: row2')).toBeInTheDocument();
  expect(address()).toBe('/reporting/page/2');
});
