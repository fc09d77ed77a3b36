import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { storedAgencyForm } from '../../../../contract/forms/stored.ts';
import type { AgencyStatus } from '../../../../contract/statuses.ts';
import { formColumn, id, inOrder, searchIndex, time } from '../columns.ts';

const inForm = (path: string) => `jsonb_path_query_array(form, '$.${path}')`;
const iata = "compared_number(form -> 'agencyDetails' ->> 'iataNumber')";
const site = "compared_site(form -> 'agencyDetails' ->> 'companyWebsite')";

/** The address of a contact in the form, as addresses are compared. */
export const contactAddress = (contact: 'authorizedPOC' | 'accountingPOC') =>
  sql.raw(`lower(form #>> '{${contact},emailAddress}')`);

/** Agencies (specification §3). Created as NOT_CREATED with the POC's account; the form is null until submitted. */
export const agencies = pgTable(
  'agencies',
  {
    id: id(),
    status: text('status').$type<AgencyStatus>().notNull().default('NOT_CREATED'),
    /** Incremented by every save; a save sends the version that it was read with. 0: never saved. */
    version: integer('version').notNull().default(0),
    form: formColumn('form', storedAgencyForm),
    name: text('name'),
    /** Domain of company addresses, lower case, without the @; null if there is none. */
    domain: text('domain'),
    /** The name as it is compared and put in order (contract/folded.ts). */
    foldedName: text('folded_name').generatedAlwaysAs(sql.raw('folded(name)')),
    /** The IATA number as it is compared (contract/comparedForms.ts); null without digits. */
    iata: text('iata').generatedAlwaysAs(sql.raw(`substring(${iata} from '.*[0-9].*')`)),
    /** All numbers of the form by which somebody may look for the agency, as they are compared. */
    numbers: text('numbers')
      .array()
      .generatedAlwaysAs(
        sql.raw(
          `compared_numbers(${inForm('agencyDetails.iataNumber')} || ${inForm('agencyDetails.additionalNumbers.*[*]')}, ` +
            `${inForm('*.phoneNumber')} || ${inForm('*.preferredPhone')})`,
        ),
      ),
    /** The words by which somebody may look for it. */
    search: text('search').generatedAlwaysAs(
      sql.raw(
        `coalesce(folded(name), '') || ' ' || coalesce(domain, '') || ' ' || coalesce(${site}, '')`,
      ),
    ),
    submittedAt: time('submitted_at'),
    approvedAt: time('approved_at'),
    renewalDate: time('renewal_date'),
    rejectionReason: text('rejection_reason'),
    quarterlyReportRequired: boolean('quarterly_report_required').notNull().default(false),
    /** The latest quarter that has a report, as `2025-Q3`; set with the upload. */
    reportedQuarter: text('reported_quarter'),
    /** The day of `mailsToday` for the program, which counts invitation emails for the daily limit. */
    mailsDay: date('mails_day', { mode: 'string' }),
    mailsToday: integer('mails_today').notNull().default(0),
    /** A time on the last day of the registration window, which is open until that day's end; staff can move it. */
    windowEndsAt: time('window_ends_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    index('agencies_status').on(t.status, t.updatedAt),
    index('agencies_domain').on(t.domain),
    index('agencies_name').on(inOrder(t.foldedName)),
    index('agencies_iata').on(t.iata),
    index('agencies_numbers').using('gin', t.numbers),
    searchIndex('agencies_search', t.search),
    // Whose agency a person is a contact of.
    index('agencies_authorized_contact').on(contactAddress('authorizedPOC')),
    index('agencies_accounting_contact').on(contactAddress('accountingPOC')),
    index('agencies_waiting').on(t.submittedAt, t.id).where(sql`${t.status} = 'PENDING'`),
    index('agencies_renewal').on(t.status, t.renewalDate),
    index('agencies_window').on(t.windowEndsAt).where(sql`${t.status} = 'NOT_CREATED'`),
  ],
);
