import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AgencyDetail } from '../../contract/staff/agencies.ts';
import { AddressField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { Part } from '../layout/Part.tsx';
import { listAddress } from '../list/listAddress.ts';
import { StaticTable } from '../list/StaticTable.tsx';

const SHOWN = 10;

/** The people of an agency; the way to all of them where they are many. */
export function Members({ agency: { id, people } }: { agency: AgencyDetail }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.agencies.people.${key}`);
  if (people.length === 0) return null;
  return (
    <Part title={word('title')}>
      <StaticTable resource="people" rows={people.slice(0, SHOWN)} label={word('title')}>
        <DataTable.Col
          source="name"
          disableSort
          render={({ name }) => <RecordLink resource="people">{name}</RecordLink>}
        />
        <DataTable.Col source="email" disableSort field={AddressField} />
        <DataTable.Col
          source="role"
          disableSort
          render={({ pointOfContact }) => (pointOfContact ? <strong>{word('poc')}</strong> : null)}
        />
        <DataTable.Col
          source="associateStatus"
          disableSort
          render={({ associateStatus }) => <StatusWord status={associateStatus} />}
        />
      </StaticTable>
      {people.length > SHOWN ? (
        <Link to={listAddress('people', { agencyId: id })}>{word('all')}</Link>
      ) : null}
    </Part>
  );
}
