import { useCreatePath, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { LoneLink } from '../layout/LoneLink.tsx';

interface Props {
  /** Part of the console. */
  resource: string;
  /** The record in that part; default: the surrounding record. */
  id?: string | null;
  children: ReactNode;
}

/** A link to a record. In a row, a click on it does not also trigger the row's click. */
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
