import { FunctionField, NumberField, SimpleShowLayout, TextField } from 'react-admin';
import { languageName } from '#contract/languages.ts';
import type { MailRecord } from '#contract/staff/mails.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useMay } from '../access/useMay.ts';
import { AgencyField, EmailAddressField, StatusField, TimeField } from '../fields/fields.tsx';
import { Page } from '../layout/Page.tsx';
import { recordPage } from '../layout/RecordPage.tsx';
import { Section } from '../layout/Section.tsx';
import { MailText } from './MailText.tsx';
import { ResendMail } from './ResendMail.tsx';

/** An email as it was sent, its result, and sending it again. */
function MailPage({ record: mail }: { record: MailRecord }) {
  const word = useWords('staff.mails');
  return (
    <Page
      title={mail.subject}
      titleLanguage={mail.language}
      lead={
        <MailText label={word('text')} language={mail.language}>
          {mail.text}
        </MailText>
      }
      aside={
        <>
          <Section title={word('facts')}>
            <SimpleShowLayout>
              <EmailAddressField source="to" />
              <FunctionField
                source="template"
                render={() => word(`template.${mail.template}`, { _: mail.template })}
              />
              <FunctionField source="language" render={() => languageName(mail.language)} />
              <StatusField source="status" />
              {mail.reason ? <TextField source="reason" /> : null}
              <NumberField source="tries" />
              {mail.agencyId ? <AgencyField source="agency" /> : null}
              <TimeField source="createdAt" />
              {mail.sentAt ? <TimeField source="sentAt" /> : null}
            </SimpleShowLayout>
            <p>{word('hidden')}</p>
          </Section>
          {useMay('resendMails') ? <ResendMail mail={mail} /> : null}
        </>
      }
    />
  );
}

export default recordPage(MailPage);
