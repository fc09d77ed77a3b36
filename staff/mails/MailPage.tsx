import { useTranslate } from 'ra-core';
import { FunctionField, NumberField, SimpleShowLayout, TextField } from 'react-admin';
import { languageName } from '../../contract/languages.ts';
import type { MailRecord } from '../../contract/staff/mails.ts';
import { AgencyLink } from '../fields/AgencyLink.tsx';
import { AddressField, TimeField } from '../fields/fields.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { Page } from '../layout/Page.tsx';
import { Part } from '../layout/Part.tsx';
import { RecordPage } from '../layout/RecordPage.tsx';
import { MailText } from './MailText.tsx';
import { ResendMail } from './ResendMail.tsx';

/** An email as it was sent, its result, and sending it again. */
export default function MailPage() {
  return <RecordPage<MailRecord> render={(mail) => <OneMail key={mail.id} mail={mail} />} />;
}

function OneMail({ mail }: { mail: MailRecord }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.mails.${key}`, params);
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
          <Part title={word('facts')}>
            <SimpleShowLayout>
              <AddressField source="to" />
              <FunctionField
                source="template"
                render={() => word(`template.${mail.template}`, { _: mail.template })}
              />
              <FunctionField source="language" render={() => languageName(mail.language)} />
              <FunctionField source="status" render={() => <StatusWord status={mail.status} />} />
              {mail.reason ? <TextField source="reason" /> : null}
              <NumberField source="tries" />
              {mail.agencyId ? (
                <FunctionField source="agency" render={() => <AgencyLink row={mail} />} />
              ) : null}
              <TimeField source="createdAt" />
              {mail.sentAt ? <TimeField source="sentAt" /> : null}
            </SimpleShowLayout>
            <p>{word('hidden')}</p>
          </Part>
          <ResendMail mail={mail} />
        </>
      }
    />
  );
}
