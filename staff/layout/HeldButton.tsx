import MuiButton, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props extends ButtonProps {
  /** Why it can't be pressed now: it can be reached all the same, and says so (decision I10). */
  reason?: string | undefined;
}

/** A button that tells why it is greyed. */
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
