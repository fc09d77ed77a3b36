import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { roomy } from '../ui/arrange.ts';
import { MailtoText } from '../ui/MailtoText.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { TaskList } from './taskModel.ts';

/** The picture of the valley for each part of the day. */
const pictures = {
  morning: '/art/valley-dawn.svg',
  afternoon: '/art/valley-noon.svg',
  evening: '/art/valley-dusk.svg',
  night: '/art/valley-night.svg',
};

/** Returns the part of the viewer's day: morning from 5, afternoon from 12, evening from 17, night from 22. */
function dayPartOf(now: Date): keyof typeof pictures {
  const hour = now.getHours();
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The valley beside the greeting, as high as the words; on a phone below them. */
const look = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(22.5rem, 38%) 1fr' },
  minHeight: { sm: '12rem' },
  padding: 0,
  [roomy]: { padding: 0 },
  overflow: 'clip',
  '& > img': {
    width: '100%',
    height: { xs: '6rem', sm: 0 },
    minHeight: { sm: '100%' },
    objectFit: 'cover',
    objectPosition: '50% 70%',
    maskImage: {
      xs: 'linear-gradient(transparent, #000 40%)',
      sm: 'linear-gradient(calc(90deg * var(--hub-way)), transparent, #000 55%)',
    },
  },
};

interface Props {
  profile: Profile;
  list: TaskList;
}

/** Greets the person and summarizes the progress. */
export function DashboardHeader({ profile, list }: Props) {
  const { settings } = useHub();
  const { tasks, next, nothingNext, unknownStatus } = list;
  const translate = useTranslate();
  const [dayPart] = useState(() => dayPartOf(new Date()));
  const isKnown = tasks.length > 0 && tasks.every(({ state }) => state !== 'unknown');
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <Panel component="header" sx={look}>
      <Stack
        sx={{
          justifyContent: 'center',
          paddingBlock: { xs: '1.75rem 0.5rem', sm: '2rem' },
          paddingInline: { xs: '1.25rem', sm: '2.5rem 0' },
        }}
      >
        <Typography
          color="textSecondary"
          sx={{ fontSize: 'var(--hub-size-lead)', overflowWrap: 'anywhere' }}
        >
          <TextWithValues
            text={translate(`dashboard.greeting.${dayPart}`, { name: profile.firstName })}
            values={[profile.firstName]}
          />
        </Typography>
        <PageTitle>{translate('dashboard.title')}</PageTitle>
        {isKnown ? (
          <Typography sx={{ marginTop: 1.5, fontWeight: 600 }}>
            {translate('dashboard.progress', { done, total: tasks.length })}
          </Typography>
        ) : null}
        {/* Of an unknown status, 'Account Error' says whom to write to. */}
        {isKnown && !next && !unknownStatus ? (
          <Typography sx={{ textWrap: 'balance' }}>
            <MailtoText
              text={`dashboard.nothingNext.${nothingNext}`}
              email={settings.accreditationEmail}
            />
          </Typography>
        ) : null}
      </Stack>
      <img src={pictures[dayPart]} alt="" width="1600" height="900" />
    </Panel>
  );
}
