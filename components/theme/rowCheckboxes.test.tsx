import { render, screen } from '@testing-library/react';
import { AdminContext, DataTable, ListContextProvider, ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { createHubThemes } from './muiTheme.ts';

const list = {
  data: [{ id: 1, name: 'Oak' }],
  total: 1,
  selectedIds: [],
  sort: { field: 'name', order: 'ASC' },
  setSort: () => undefined,
  onToggleItem: () => undefined,
  onSelect: () => undefined,
};

it('gives the name of a row checkbox to the box, not to the span around it', async () => {
  render(
    <AdminContext theme={createHubThemes().lightTheme}>
      <ResourceContextProvider value="trees">
        <ListContextProvider value={list as never}>
          <DataTable bulkActionButtons={<span />}>
            <DataTable.Col source="name" />
          </DataTable>
        </ListContextProvider>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  for (const box of boxes) expect(box.getAttribute('aria-label')).toBeTruthy();
  expect(document.querySelector('span[aria-label]:not([role])')).toBeNull();
});
