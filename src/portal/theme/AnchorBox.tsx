import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type RefCallback, startTransition, useCallback } from 'react';

interface Props extends OutlinedInputProps {
  ref?: RefCallback<HTMLElement>;
}

/**
 * The box of an Autocomplete. MUI renders each once more as soon as its box is there, and measures it: in the task that puts
 * a form in place. As a transition that is done in short tasks, once the page is painted.
 */
export function AnchorBox({ ref, ...props }: Props) {
  const anchor = useCallback(
    (box: HTMLElement | null) =>
      startTransition(() => {
        ref?.(box);
      }),
    [ref],
  );
  return <OutlinedInput ref={anchor} {...props} />;
}

// By this MUI knows an input.
AnchorBox.muiName = 'Input';
