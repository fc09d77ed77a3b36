import type { ReactNode } from 'react';
import { Card } from '../kit/Card.tsx';
import { usePageTitle } from '../kit/usePageTitle.ts';
import { TextWithValues } from '../kit/Verbatim.tsx';

interface Props {
  title: string;
  /** A name in the title. */
  name?: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Other links, below the form. */
  foot?: ReactNode;
}

/** A page with one column: title, introduction, form. */
export function AccountPage({ title, name = '', lead, children, foot }: Props) {
  usePageTitle(title);
  return (
    <>
      <Card title={<TextWithValues text={title} values={[name]} />} level={1}>
        {lead && <p className="hub-account-lead">{lead}</p>}
        {children}
      </Card>
      {foot && <p className="hub-account-foot">{foot}</p>}
    </>
  );
}
