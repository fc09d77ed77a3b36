import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReviewRow } from '../../contract/staff/review.ts';

/** What a reviewer is warned of, each in two words (B8, B11). */
export function Warnings({ of: warnings }: { of: ReviewRow['warnings'] }) {
  const translate = useTranslate();
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {warnings.map((warning) => (
        <Chip
          key={warning}
          component="span"
          size="small"
          icon={<WarnIcon />}
          label={translate(`staff.review.warning.${warning}`)}
          sx={chip}
        />
      ))}
    </Stack>
  );
}

const chip = {
  backgroundColor: 'var(--hub-warn-tint)',
  color: 'var(--hub-warn)',
  fontSize: '0.875rem',
  '& .MuiChip-icon': { color: 'inherit' },
};
