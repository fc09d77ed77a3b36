import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { languageName } from '#contract/languages.ts';
import type { Agreement } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { CleanProse } from '#resources/content/CleanProse.tsx';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { inLine } from '../ui/arrange.ts';
import { CallAlert } from '../ui/CallAlert.tsx';
import { longTime } from '../ui/dateFormat.ts';
import { useApiQuery } from '../ui/useApi.ts';

/** What the person agreed to: which version of which text, in which language and when, to read and to print. */
export function Agreements() {
  const translate = useTranslate();
  const { data, error, refetch } = useApiQuery('agreements');
  const title = translate('yourData.agreed.title');
  return (
    <ProfileSection title={title} lead={translate('yourData.agreed.lead')}>
      {error ? (
        <CallAlert
          error={error}
          title={translate('yourData.agreed.failed')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.content.length === 0 ? <p>{translate('yourData.agreed.none')}</p> : null}
      <Stack component="ul" aria-label={title} aria-busy={!data && !error} spacing={2}>
        {data?.content.map((agreement) => (
          <AgreementRow key={agreement.id} agreement={agreement} />
        ))}
      </Stack>
    </ProfileSection>
  );
}

function AgreementRow({ agreement }: { agreement: Agreement }) {
  const { id, kind, textVersion: version, language, agreedAt } = agreement;
  const textId = useId();
  const hub = useHub();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const name = translate(`yourData.agreed.${kind}`);
  const facts = {
    version,
    language: languageName(language),
    time: longTime(agreedAt, hub.language),
  };
  return (
    <li>
      <Typography>{name}</Typography>
      <Typography variant="caption" component="p">
        {translate('yourData.agreed.version', facts)}
      </Typography>
      <Button
        aria-expanded={open}
        aria-controls={open ? textId : undefined}
        aria-label={translate(`yourData.agreed.${open ? 'hideOf' : 'readOf'}`, { name, ...facts })}
        onClick={() => setOpen(!open)}
        sx={inLine}
      >
        {translate(`yourData.agreed.${open ? 'hide' : 'read'}`)}
      </Button>
      {open ? (
        <Box id={textId} data-printed>
          <AgreedText id={id} title={`${name}. ${translate('yourData.agreed.version', facts)}`} />
        </Box>
      ) : null}
    </li>
  );
}

/** On paper the text stands alone, below what it is. */
const onPaper = { display: 'none', '@media print': { display: 'block' } };
const onScreen = { '@media print': { display: 'none' } };

function AgreedText({ id, title }: { id: string; title: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useApiQuery('agreedText', { params: { id } });
  if (error) return <CallAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height="8rem" />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography sx={onPaper}>{title}</Typography>
      {data.content.map(({ name, body, language }) => (
        <article key={name} lang={language}>
          <Typography variant="h6" component="h3">
            {name}
          </Typography>
          <CleanProse body={body} />
        </article>
      ))}
      {data.content.length === 0 ? <p>{translate('yourData.agreed.gone')}</p> : null}
      <Button variant="outlined" sx={onScreen} onClick={() => window.print()}>
        {translate('yourData.agreed.print')}
      </Button>
    </Stack>
  );
}
