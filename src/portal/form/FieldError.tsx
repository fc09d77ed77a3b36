import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

const line = { display: 'flex', gap: 0.75, paddingTop: 0.25, fontWeight: 500 };

/** The error line of an input: an icon, and the text in an element of its own. */
export function FieldError({ id, text }: { id?: string; text: string }) {
  const translate = useTranslate();
  return (
    <Typography id={id} variant="caption" color="error" sx={line}>
      <ErrorIcon fontSize="small" />
      <span className="visually-hidden">{`${translate('common.error')} `}</span>
      <span>{text}</span>
    </Typography>
  );
}
