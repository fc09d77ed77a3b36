import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { longDate } from '#src/portal/ui/dateFormat.ts';

/** Until when a second step has to be added, for staff who have none. */
export default function SecondStepBanner({ by }: { by: string }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      standing
      sx={{ marginBottom: 2 }}
      action={
        <Button component={Link} to={paths.security} color="inherit">
          {translate('staff.addSecondStep')}
        </Button>
      }
    >
      {translate('staff.secondStepBy', { day: longDate(by, 'en') })}
    </Alert>
  );
}
