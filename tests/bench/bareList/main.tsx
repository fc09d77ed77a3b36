import { Admin, type DataProvider, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';

/** What react-admin's tutorial makes: a list of 100 rows, with which Lighthouse compares our pages. */

const people = Array.from({ length: 100 }, (_, id) => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@northwind.example`,
  agency: `Agency ${id % 7}`,
}));

const dataProvider = {
  getList: async () => ({ data: people, total: people.length }),
} as unknown as DataProvider;

const People = () => (
  <List perPage={people.length}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="agency" />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="people" list={People} />
  </Admin>,
);
