import { useListContext } from 'ra-core';
import { useDeferredValue } from 'react';

/**
 * Whether the first rows of the list around it are still to come. They are drawn in short pieces, between which the
 * browser answers; what stands below them asks here too, so that it comes with them and doesn't move.
 */
export const useRowsPending = (): boolean => useDeferredValue(useListContext().isPending);
