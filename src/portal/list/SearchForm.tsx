import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useListFilterContext, useTranslate } from 'ra-core';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { schemaResolver } from '#src/guest/kit/resolver.ts';
import type { ListDefinition } from './listAddress.ts';
import { usePathList } from './PathList.tsx';

interface Props {
  /** Prefix of catalogue keys: has `submit` and `clear`. */
  texts: string;
  /** Inputs of react-admin, each with the name of its filter as `source`; the first gets the focus after Clear. */
  children: ReactNode;
}

/**
 * The filters of the surrounding list, with Search and Clear (specification §2): react-admin's own `FilterForm` applies
 * filters while one types. It shows the filters of the address, which may change by Back, and writes there what the
 * contract's schema returns for the input.
 */
export function SearchForm({ texts, children }: Props) {
  const translate = useTranslate();
  // A list that is searched has filters.
  const { filters } = usePathList() as Required<ListDefinition>;
  const { filterValues, setFilters } = useListFilterContext();
  const resolver = useMemo(() => schemaResolver(filters), [filters]);
  const emptyFilters = useMemo(
    () => Object.fromEntries(Object.keys(filters.shape).map((name) => [name, ''])),
    [filters],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <div role="search">
      <Form
        record={{ ...emptyFilters, ...filterValues }}
        resolver={resolver}
        onSubmit={(values: object) => setFilters(values)}
        noValidate
        disableInvalidFormNotification
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
          {children}
          {/* Level with the boxes, below the height of a label. */}
          <Stack direction="row" spacing={1} sx={{ marginTop: { md: 3.25 }, marginBottom: 2 }}>
            <Button type="submit" variant="outlined">
              {translate(`${texts}.submit`)}
            </Button>
            <Clear emptyFilters={emptyFilters}>{translate(`${texts}.clear`)}</Clear>
          </Stack>
        </Stack>
      </Form>
    </div>
  );
}

interface ClearProps {
  emptyFilters: Record<string, string>;
  children: string;
}

function Clear({ emptyFilters, children }: ClearProps) {
  const { reset } = useFormContext();
  const { setFilters } = useListFilterContext();
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Not with the form's setFocus: it knows no fields between a reset and the next render.
    currentTarget.form?.querySelector('input')?.focus();
    // Also clears what was typed and not searched for.
    reset(emptyFilters);
    setFilters({});
  };
  return <Button onClick={clear}>{children}</Button>;
}
