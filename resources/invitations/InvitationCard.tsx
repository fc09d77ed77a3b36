import { useRecordContext, useTranslate } from 'ra-core';
import { Address } from '../../src/components/portal/Address.tsx';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { SelectBox } from '../../src/components/portal/SelectBox.tsx';
import styles from './InvitationRows.module.css';
import type { InvitationRow } from './invitationModel.ts';
import { PointOfContactSwitch } from './PointOfContactSwitch.tsx';
import { RowActions } from './RowActions.tsx';
import { RowStatus } from './RowStatus.tsx';

/** An associate on a phone: address and status on top, the switch and the menu at the foot. */
export function InvitationCard() {
  const translate = useTranslate();
  const { email, invitationSentDate, inviteType } =
    useRecordContext<InvitationRow>() as InvitationRow;
  const text = (key: string) => translate(`associates.list.${key}`);
  return (
    <div className={styles.card}>
      <SelectBox />
      <div className={styles.email}>
        <Address email={email} />
      </div>
      <div className={styles.state}>
        <RowStatus />
      </div>
      <dl>
        <div>
          <dt>{text('date')}</dt>
          <dd>
            <DateText time={invitationSentDate} />
          </dd>
        </div>
        <div>
          <dt>{text('type')}</dt>
          <dd>{translate(`associates.type.${inviteType}`)}</dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <span aria-hidden="true">{text('poc')}</span>
        <div>
          <PointOfContactSwitch />
        </div>
        <RowActions />
      </div>
    </div>
  );
}
