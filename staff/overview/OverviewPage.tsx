import { useTranslate } from 'ra-core';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';

/** The programme at a glance: the first page of the console. */
export default function OverviewPage() {
  const translate = useTranslate();
  return <PageTitle>{translate('staff.parts.overview')}</PageTitle>;
}
