import { useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useMayOpen } from '../access/useMay.ts';
import { StandaloneLink } from '../layout/StandaloneLink.tsx';

interface Props {
  /** Part of the console; default: the surrounding one. */
  resource?: string;
  /** The record in that part; default: the surrounding record. */
  id?: string | null;
  children: ReactNode;
}

/**
 * A link to a record, for who may open it; others read its name. In a row, a click on it does not also trigger the row's
 * click.
 */
export function RecordLink({ id, children, ...props }: Props) {
  const resource = useResourceContext(props);
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!useMayOpen(resource)) return children;
  const to = createPath({ resource, type: 'edit', id: id ?? record?.id });
  return (
    <StandaloneLink to={to} onClick={(event) => event.stopPropagation()}>
      {children}
    </StandaloneLink>
  );
}
