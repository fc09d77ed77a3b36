import { useListContext } from 'ra-core';
import { useDeferredValue } from 'react';

/**
 * Whether the first rows of the surrounding list are still to be rendered. They are rendered in short tasks, between
 * which the browser responds; what is below them uses this hook too, so that it appears with them and doesn't move.
 */
export const useRowsPending = (): boolean => useDeferredValue(useListContext().isPending);
