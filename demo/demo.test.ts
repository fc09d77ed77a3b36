import { describe, expect, it } from 'vitest';
import { agencyForm } from '../contract/forms/agency.ts';
import { associateForm } from '../contract/forms/associate.ts';
import { quarterOf } from '../contract/quarters.ts';
import { invitation } from '../contract/records.ts';
import { inviteStatusFilters } from '../contract/statuses.ts';
import { fieldTexts } from '../contract/testing/fieldTexts.ts';
import { invitationFailure } from '../server/core/rules/invitationResult.ts';
import { personas, type SeedAgency } from './demo.ts';
import { demoAgencyForms, demoAssociateForms } from './forms.ts';
import { demoInvitations } from './invitations.ts';
import { agencies, people } from './personas.ts';
import { programme } from './programme/programme.ts';
import { demoReports } from './reports.ts';
import { agencyTimes } from './timeline.ts';

const now = new Date('2026-05-20T10:00:00Z');
const refusals = (schema: typeof agencyForm | typeof associateForm, form: unknown) => {
  const result = schema.safeParse(form);
  return result.success ? {} : fieldTexts(result.error);
};

describe('demo forms', () => {
  it('has an agency form for every agency that registered, and no other', () => {
    expect(Object.keys(demoAgencyForms)).toEqual([
      'northwind',
      'harbor',
      'maple',
      'birch',
      'elm',
      'oak',
      'pine',
    ]);
  });

  it.each(Object.entries(demoAgencyForms))('%s: agency form is accepted as it is', (_, form) => {
    expect(refusals(agencyForm, form)).toEqual({});
    expect(agencyForm.parse(form)).toEqual(form);
  });

  it('has an associate form for everyone from REGISTERED on', () => {
    expect(Object.keys(demoAssociateForms).map((email) => email.split('@')[0])).toEqual([
      'poc.approved',
      'poc.other',
      'poc.renewal',
      'associate.registered',
      'associate.accredited',
      'associate.renewal',
      'associate.pending',
      'associate.rejected',
    ]);
  });

  it.each(Object.entries(demoAssociateForms))('%s: associate form is accepted', (_, form) => {
    expect(refusals(associateForm, form)).toEqual({});
    expect(associateForm.parse(form)).toEqual(form);
  });
});

describe('demo invitations', () => {
  const rows = demoInvitations(now);

  it.each(agencies)('$key has $invitations rows', ({ key, invitations }) => {
    expect(rows.filter(({ agency }) => agency === key)).toHaveLength(invitations);
  });

  it('are valid rows with an address of their own', () => {
    for (const row of rows) {
      const sent = { ...row, ...invitationFailure(row.failure) };
      expect(invitation.safeParse(sent).error).toBeUndefined();
    }
    expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length);
  });

  it('have the status of their people', () => {
    for (const person of people.filter(({ associate }) => associate)) {
      const row = rows.find(({ email }) => email === person.email);
      if (row) expect([row.email, row.status]).toEqual([person.email, person.associateStatus]);
    }
    expect(rows.find(({ email }) => email === 'poc.approved@northwind.example')?.status).toBe(
      'ACCREDITED',
    );
  });

  it('show every status, both types and every filter at Northwind, and none is in the future', () => {
    const northwind = rows.filter(({ agency }) => agency === 'northwind');
    const statuses = new Set(northwind.map(({ status }) => status));
    for (const status of [
      null,
      'INVITED',
      'FAILED',
      'EXPIRED',
      'CREATED',
      'REGISTERED',
      'PENDING',
    ] as const)
      expect(statuses).toContain(status);
    for (const meaning of Object.values<readonly unknown[]>(inviteStatusFilters))
      expect(northwind.some(({ status }) => meaning.includes(status))).toBe(true);
    const { INVITED, CREATED, ACCREDITED } = inviteStatusFilters;
    for (const meaning of [INVITED, CREATED, ACCREDITED] as (readonly unknown[])[])
      expect(northwind.filter(({ status }) => meaning.includes(status)).length).toBeGreaterThan(20);
    expect(new Set(northwind.map(({ inviteType }) => inviteType))).toEqual(
      new Set(['POC', 'SELF']),
    );
    for (const { invitationSentDate, status, failure } of northwind) {
      if (invitationSentDate) expect(Date.parse(invitationSentDate)).toBeLessThan(now.getTime());
      expect(failure === undefined).toBe(status !== 'FAILED');
    }
  });

  it('are the same on the same day', () => {
    expect(demoInvitations(now)).toEqual(rows);
  });
});

describe('demo reports', () => {
  it.each(agencies)('$key has $reports', ({ key, reports }) => {
    expect(demoReports(now).filter(({ agency }) => agency === key)).toHaveLength(reports);
  });

  it.each(['2026-01-01T00:00:00.500Z', '2026-05-20T10:00:00Z', '2026-12-31T23:59:59Z'])(
    'at %s leaves the last closed quarter open where it is due, and only there',
    (day) => {
      const today = new Date(day);
      const newest = (key: string) =>
        demoReports(today).find(({ agency }) => agency === key)?.timestamp as string;
      const thisQuarter = quarterOf(today).start.toISOString();
      expect(newest('northwind') < thisQuarter).toBe(true);
      expect(newest('maple') >= thisQuarter).toBe(true);
      expect(newest('maple') <= today.toISOString()).toBe(true);
      // Approved before that quarter began, so the quarter counts.
      const approvedAt = agencyTimes('APPROVED', today).approvedAt as Date;
      expect(approvedAt.getTime()).toBeLessThan(quarterOf(today, -1).start.getTime());
    },
  );
});

describe('the whole programme', () => {
  const whole = programme(now);
  const known = personas(now);
  const of = (status: SeedAgency['agencyStatus']) =>
    whole.agencies.filter(({ agencyStatus }) => agencyStatus === status);

  it('is some 40 agencies with 600 people and two years of reports', () => {
    expect(whole.agencies.length).toBeGreaterThanOrEqual(40);
    expect(whole.invitations.length).toBeGreaterThanOrEqual(600);
    const reported = new Set(whole.reports.map(({ quarter }) => quarter));
    for (let back = 1; back <= 8; back++) expect(reported).toContain(quarterOf(now, -back).name);
    expect(of('PENDING').length).toBeGreaterThan(5);
    expect(
      of('APPROVED').filter(({ quarterlyReportDue }) => quarterlyReportDue).length,
    ).toBeGreaterThan(3);
    expect(whole.agencies.filter(({ requestedChange }) => requestedChange).length).toBeGreaterThan(
      1,
    );
  });

  it('leaves the personas and all that is theirs as they are', () => {
    for (const part of ['agencies', 'people', 'invitations', 'reports'] as const)
      expect(whole[part].slice(0, known[part].length)).toEqual(known[part]);
    const keys = new Set(known.agencies.map(({ key }) => key));
    for (const part of ['people', 'invitations', 'reports'] as const)
      for (const { agency } of whole[part].slice(known[part].length))
        expect(keys.has(agency ?? '')).toBe(false);
  });

  it('has addresses and keys of which no two are the same, and nobody else who can sign in', () => {
    for (const values of [
      whole.agencies.map(({ key }) => key),
      whole.people.map(({ email }) => email),
      whole.invitations.map(({ email }) => email),
    ])
      expect(new Set(values).size).toBe(values.length);
    expect(whole.people.filter(({ canSignIn }) => canSignIn)).toHaveLength(people.length);
  });

  it('has valid rows and forms', () => {
    for (const row of whole.invitations) {
      const sent = { ...row, ...invitationFailure(row.failure) };
      expect(invitation.safeParse(sent).error).toBeUndefined();
    }
    for (const { form, key } of whole.agencies)
      if (form) expect([key, refusals(agencyForm, form)]).toEqual([key, {}]);
    for (const { form } of whole.people)
      if (form) expect(refusals(associateForm, form)).toEqual({});
  });

  it('has a past only, in which each step follows the one before', () => {
    for (const { history } of [...whole.agencies, ...whole.people]) {
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(time).toBeLessThanOrEqual(now.getTime());
    }
    for (const { timestamp } of whole.reports)
      expect(timestamp <= now.toISOString(), timestamp).toBe(true);
  });

  it('has seasons: more in spring than in summer', () => {
    const nights = (season: string) =>
      whole.reports
        .filter(({ quarter }) => quarter === `2025-${season}`)
        .flatMap(({ events }) => events ?? [])
        .reduce((sum, { roomNights }) => sum + roomNights, 0);
    expect(nights('Q2')).toBeGreaterThan(1.3 * nights('Q3'));
  });

  it('is the same on the same day', () => {
    expect(programme(now)).toEqual(whole);
  });
});
