import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { Capability } from '#contract/staff/roles.ts';
import { StatusPage } from '#src/guest/kit/StatusPage.tsx';
import { useMay } from './useMay.ts';

/** Returns a page that says in its place that the person's roles do not include it. */
export const gated = (Page: ComponentType, capability: Capability) => () =>
  useMay(capability) ? <Page /> : <NotInYourRole />;

function NotInYourRole() {
  const translate = useTranslate();
  return (
    <StatusPage
      drawing="forbidden"
      title={translate('public.forbidden.title')}
      text={translate('staff.notInYourRole')}
      action={
        <Button component={Link} to={paths.staff} variant="contained" color="secondary">
          {translate('staff.parts.overview')}
        </Button>
      }
    />
  );
}
