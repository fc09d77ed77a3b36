import { render, screen } from '@testing-library/react';
import {
  AdminContext,
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { createI18nProvider } from '#providers/i18n/i18nProvider.ts';
import { loadWords } from '#providers/i18n/words.ts';
import { guestBoot } from '#providers/testing/hub.ts';
import { createHubThemes } from './muiTheme.ts';

const list = {
  data: [{ id: 1, name: 'Oak' }, { id: 2, name: null, email: 'elm@x.test' }, { id: 3 }],
  total: 3,
  selectedIds: [],
  sort: { field: 'name', order: 'ASC' },
  setSort: () => undefined,
  onToggleItem: () => undefined,
  onSelect: () => undefined,
};

const definitions = {
  trees: {
    name: 'trees',
    recordRepresentation: ({ name, email }: { name?: string; email?: string }) =>
      name ?? email ?? '',
  },
};

async function show(language: Language = 'en') {
  const { settings } = guestBoot;
  const i18nProvider = createI18nProvider({ language, settings }, await loadWords(language));
  render(
    <AdminContext theme={createHubThemes().lightTheme} i18nProvider={i18nProvider}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ResourceContextProvider value="trees">
          <ListContextProvider value={list as never}>
            <DataTable bulkActionButtons={<span />}>
              <DataTable.Col source="name" />
            </DataTable>
          </ListContextProvider>
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </AdminContext>,
  );
  return (await screen.findAllByRole('checkbox')).map((box) => box.getAttribute('aria-label'));
}

describe('The checkbox of a row', () => {
  it('has its name itself, not the span around it', async () => {
    expect((await show()).every(Boolean)).toBe(true);
    expect(document.querySelector('span[aria-label]:not([role])')).toBeNull();
  });

  it.each([
    ['en', 'Select', 'Select all', 'Select this row'],
    ['es-MX', 'Seleccionar', 'Seleccionar todo', 'Seleccionar esta fila'],
    ['fr-CA', 'Sélectionner', 'Tout sélectionner', 'Sélectionner cette ligne'],
  ] as const)('is named by its row, in %s', async (language, select, all, unnamed) => {
    expect(await show(language)).toEqual([all, `${select} Oak`, `${select} elm@x.test`, unnamed]);
  });
});
