import { type RaRecord, useGetMany, useListContext } from 'ra-core';

/** The selected rows of the list around it, those of other pages too, which are read when `wanted`. */
export function useSelected<Row extends RaRecord>(wanted: boolean): Row[] {
  const { resource, data = [], selectedIds } = useListContext<Row>();
  const elsewhere = selectedIds.filter((id) => !data.some((row) => row.id === id));
  const { data: others = [] } = useGetMany<Row>(
    resource,
    { ids: elsewhere },
    { enabled: wanted && elsewhere.length > 0 },
  );
  return [...data.filter(({ id }) => selectedIds.includes(id)), ...others.filter(Boolean)];
}
