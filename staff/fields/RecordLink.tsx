import { useCreatePath, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { LoneLink } from '../layout/LoneLink.tsx';

interface Props {
  /** Part of the console. */
  resource: string;
  /** The record in that part; the record around it where none is named. */
  id?: string | null;
  children: ReactNode;
}

/** The way to a record. In a row it leads there, and the row's own click is left alone. */
export function RecordLink({ resource, id, children }: Props) {
  const record = useRecordContext();
  const createPath = useCreatePath();
  const to = createPath({ resource, type: 'edit', id: id ?? record?.id });
  return (
    <LoneLink to={to} onClick={(event) => event.stopPropagation()}>
      {children}
    </LoneLink>
  );
}
