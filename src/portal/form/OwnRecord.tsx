import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type EditBaseProps, type RaRecord, useEditContext } from 'ra-core';

interface Props<R extends RaRecord> extends Pick<EditBaseProps<R>, 'render'> {
  resource: 'agency' | 'associate';
  /** Which form of the record is saved, if it has several. */
  meta?: Record<string, unknown>;
  /** Called with the response to a save and the record that was saved over. */
  onSaved: (saved: R, before: R) => void;
}

/** `EditBase` for what a person has one of: it is read when the page is opened, and again only for the next save. */
export function OwnRecord<R extends RaRecord>({ resource, meta, onSaved, render }: Props<R>) {
  const { retry } = useQueryClient().getDefaultOptions().queries ?? {};
  return (
    <EditBase<R>
      resource={resource}
      id="mine"
      mutationMode="pessimistic"
      // The route's gate has admitted the person, and an expired session leaves the page as it is.
      disableAuthentication
      queryOptions={{
        meta,
        gcTime: 0,
        staleTime: Number.POSITIVE_INFINITY,
        retry: retry ?? false,
        onError: () => undefined,
      }}
      mutationOptions={{
        meta,
        onSuccess: (saved, { previousData }) => onSaved(saved, previousData),
        // The form says why.
        onError: () => undefined,
      }}
      render={render}
    />
  );
}

/** Returns what reads the record again and gives its values of a form: `readAgain` of `SchemaForm`. */
export function useReadAgain<Values>(valuesOf: (record: unknown) => Values) {
  const { refetch } = useEditContext();
  return async () => {
    const { data, isSuccess } = await refetch();
    return isSuccess ? valuesOf(data) : undefined;
  };
}
