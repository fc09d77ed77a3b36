import { useTranslate } from 'ra-core';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';

/** Everybody with an account. */
export default function PeopleList() {
  const translate = useTranslate();
  return <PageTitle>{translate('staff.parts.people')}</PageTitle>;
}
