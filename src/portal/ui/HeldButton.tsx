import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';

interface Props extends Omit<ButtonProps, 'disabled' | 'loading'> {
  /** Its call runs: announced to assistive technology, and presses are ignored. The label stays. */
  busy?: boolean | undefined;
  /** Disabled for this reason, which is shown and read as its description (decision I10). */
  reason?: string | undefined;
}

/** A button that keeps the focus while it can't be pressed: MUI's `disabled` and `loading` lose it. */
export function HeldButton({ busy, reason, variant = 'contained', onClick, ...rest }: Props) {
  const reasonId = useId();
  const held = busy || Boolean(reason);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!held) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  const button = (
    <Button
      {...rest}
      variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={press}
    />
  );
  if (!reason) return button;
  return (
    <Stack component="span" spacing={1} sx={{ display: 'inline-flex', alignItems: 'flex-start' }}>
      {button}
      <Typography id={reasonId} component="span" variant="caption">
        {reason}
      </Typography>
    </Stack>
  );
}
