import icon from '@mui/icons-material/MailOutlined';
import type { TranslateFunction } from 'ra-core';
import { Route } from 'react-router-dom';
import type { MailRow } from '#contract/staff/mails.ts';
import { lazyPage } from '#src/guest/kit/page.ts';
import { gated } from '../access/Gated.tsx';
import { timeText } from '../fields/timeText.ts';

const TextsPage = lazyPage(() => import('./TextsPage.tsx'));

const Texts = gated(TextsPage, 'readTexts');

/** The outbox, and the texts of what is sent. */
export const mails = {
  name: 'mails',
  icon,
  list: lazyPage(() => import('./MailList.tsx')),
  edit: lazyPage(() => import('./MailPage.tsx')),
  children: <Route path="texts" element={<Texts />} />,
};

/** An email is known by its kind, its address and its time. */
export const mailInWords =
  (translate: TranslateFunction) =>
  ({ template, to, createdAt }: MailRow): string =>
    translate('staff.mails.row', {
      kind: translate(`staff.mails.template.${template}`, { _: template }),
      to,
      time: timeText(createdAt),
    });
