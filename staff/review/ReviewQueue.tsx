import { useTranslate } from 'ra-core';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';

/** Agencies that wait for a decision. */
export default function ReviewQueue() {
  const translate = useTranslate();
  return <PageTitle>{translate('staff.parts.review')}</PageTitle>;
}
