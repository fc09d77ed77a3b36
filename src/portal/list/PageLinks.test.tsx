import { render, screen } from '@testing-library/react';
import { I18nContextProvider, ListContextProvider, type ListControllerResult } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from '#providers/testing/i18nProvider.ts';
import { PageLinks } from './PageLinks.tsx';

function show(page: number, count: number) {
  const list = { page, perPage: 10, total: count * 10 } as ListControllerResult;
  return render(
    <I18nContextProvider value={i18nProvider}>
      <MemoryRouter>
        <ListContextProvider value={list}>
          <PageLinks hrefOf={(to) => `/list/page/${to}`} label="Pages" />
        </ListContextProvider>
      </MemoryRouter>
    </I18nContextProvider>,
  );
}

/** The visible pages between the arrows, the current page in brackets. */
const window = (page: number, count: number) => {
  const { unmount } = show(page, count);
  const seen = screen
    .getAllByRole('listitem')
    .slice(1, -1)
    .map((item) => {
      const current = item.querySelector('[aria-current=page]');
      return current ? `[${item.textContent}]` : item.textContent;
    })
    .join(' ');
  unmount();
  return seen;
};

describe('The links to the pages', () => {
  it.each([0, 1])('shows nothing for %i pages', (count) => {
    const { container } = show(1, count);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows up to five pages whole', () => {
    expect(window(1, 2)).toBe('[1] 2');
    expect([1, 2, 3, 4, 5].map((page) => window(page, 5))).toEqual([
      '[1] 2 3 4 5',
      '1 [2] 3 4 5',
      '1 2 [3] 4 5',
      '1 2 3 [4] 5',
      '1 2 3 4 [5]',
    ]);
  });

  it('shows an ellipsis from six on, wherever it stands', () => {
    expect([1, 2, 3, 4, 5, 6].map((page) => window(page, 6))).toEqual([
      '[1] 2 3 … 6',
      '1 [2] 3 … 6',
      '1 2 [3] … 6',
      '1 … [4] 5 6',
      '1 … 4 [5] 6',
      '1 … 4 5 [6]',
    ]);
    expect([1, 25, 50].map((page) => window(page, 50))).toEqual([
      '[1] 2 3 … 50',
      '1 … [25] … 50',
      '1 … 48 49 [50]',
    ]);
  });

  it('is made of links with names and addresses', () => {
    show(2, 6);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Page 1')).toBe('/list/page/1');
    expect(href('Page 6')).toBe('/list/page/6');
    expect(href('Previous page')).toBe('/list/page/1');
    expect(href('Next page')).toBe('/list/page/3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('leads nowhere beyond its ends', () => {
    show(1, 2);
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('href');
  });
});
