import MuiButton, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props extends ButtonProps {
  /** Why it is disabled now: it can still be focused, and tells the reason (decision I10). */
  reason?: string | undefined;
}

/** A button that tells why it is disabled. */
export function HeldButton({ reason, onClick, ...rest }: Props) {
  const id = useId();
  if (reason === undefined) return <MuiButton onClick={onClick} {...rest} />;
  return (
    <div>
      <MuiButton
        {...rest}
        type="button"
        aria-disabled
        aria-describedby={id}
        className="Mui-disabled"
      />
      <Typography id={id} component="p" variant="caption" color="text.secondary">
        {reason}
      </Typography>
    </div>
  );
}
