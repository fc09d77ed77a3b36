import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { renderInPortal } from '../../../tests/support/portalPage.tsx';
import { useAnsweredPage, usePageInPath } from './usePageInPath.ts';

function Probe({ last }: { last: number }) {
  const paged = usePageInPath('reportingPage');
  useAnsweredPage(paged, Math.min(paged.page, last));
  return <p>page {paged.page}</p>;
}

const open = (at: string, last = 9) =>
  renderInPortal(<Probe last={last} />, {
    dataProvider: {},
    at,
    paths: [paths.reporting, paths.reportingPage],
  });

it('reads the page from the path, and keeps the query in the addresses it makes', () => {
  const { address } = open('/reporting/page/3?a=b');
  expect(screen.getByText('page 3')).toBeInTheDocument();
  expect(address()).toBe('/reporting/page/3?a=b');
});

it('takes a path without a page as page 1 and leaves it', () => {
  const { address } = open('/reporting');
  expect(screen.getByText('page 1')).toBeInTheDocument();
  expect(address()).toBe('/reporting');
});

it.each(['abc', '0', '-2', '1.5', '01'])('corrects page %s to 1', async (page) => {
  const { address } = open(`/reporting/page/${page}?a=b`);
  expect(await screen.findByText('page 1')).toBeInTheDocument();
  expect(address()).toBe('/reporting/page/1?a=b');
});

it('corrects a page above the last to the last', async () => {
  const { address, router } = open('/reporting/page/99?a=b', 9);
  expect(await screen.findByText('page 9')).toBeInTheDocument();
  expect(address()).toBe('/reporting/page/9?a=b');
  expect(router.state.historyAction).toBe('REPLACE');
});
