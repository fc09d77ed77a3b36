import { type RaRecord, useFieldValue, useRecordContext, useTranslate } from 'ra-core';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { DateText, DayText } from '#src/portal/ui/DateText.tsx';
import { RecordLink } from './RecordLink.tsx';
import { StatusWord } from './StatusWord.tsx';
import { timeText } from './timeText.ts';

interface Props {
  source: string;
  /** Its name, for the page around it; default: that of the column. */
  label?: string;
}

/** The record's name, as the link to its page. */
export function NameField({ source }: Props) {
  return (
    <RecordLink>
      <NameText name={useFieldValue({ source })} />
    </RecordLink>
  );
}

/** The name of a person or an agency; an agency has none before it is registered. */
export function NameText({ name }: { name: string | null | undefined }) {
  const translate = useTranslate();
  return name ? <Verbatim>{name}</Verbatim> : <span>{translate('staff.list.unnamed')}</span>;
}

/** The record's agency, as the link to its page, or a dash. */
export function AgencyField(_: Props) {
  const { agencyId, agency } = useRecordContext() as RaRecord;
  if (!agencyId) return <Nothing />;
  return (
    <RecordLink resource="agencies" id={agencyId}>
      <NameText name={agency} />
    </RecordLink>
  );
}

/** The status of an agency, an associate or an email. */
export const StatusField = ({ source }: Props) => <StatusWord status={useFieldValue({ source })} />;

/** A calendar day, or a dash. */
export const DayField = ({ source }: Props) => <DayText day={useFieldValue({ source }) ?? null} />;

/** The date of a time in the viewer's zone, or a dash. */
export const DateTextField = ({ source }: Props) => (
  <DateText time={useFieldValue({ source }) ?? null} />
);

/** A time of day, or a dash. */
export function TimeField({ source }: Props) {
  const time: string | null = useFieldValue({ source });
  return time ? <time dateTime={time}>{timeText(time)}</time> : <Nothing />;
}

/** An email address, or a dash. */
export function EmailAddressField({ source }: Props) {
  const email: string | null = useFieldValue({ source });
  return email ? <EmailAddress email={email} /> : <Nothing />;
}

/** What reads the same in every language. */
export const VerbatimField = ({ source }: Props) => (
  <Verbatim>{useFieldValue({ source })}</Verbatim>
);

/** Yes or no. */
export function YesNoField({ source }: Props) {
  const translate = useTranslate();
  return translate(`staff.list.${Boolean(useFieldValue({ source }))}`);
}

/** Shown for an empty value. */
export const Nothing = () => useTranslate()('staff.list.nothing');
