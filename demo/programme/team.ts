import { DAY, daysFrom, monthsFrom } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { type AssociateEvent, associateEdges } from '../../contract/lifeCycle.ts';
import { limits } from '../../contract/limits.ts';
import type { AssociateStatus, InvitationStatus } from '../../contract/statuses.ts';
import type { SeedAgency, SeedPerson } from '../demo.ts';
import { demoAssociateForm, hasAssociateForm } from '../forms.ts';
import { walk } from '../history.ts';
import { type DemoInvitation, failures, firstNames, lastNames } from '../invitations.ts';
import type { Random } from '../random.ts';
import type { Company } from './companies.ts';

/** Somebody in an agency's list, with the account if there is one. */
export interface TeamMember {
  invitation: DemoInvitation;
  person?: SeedPerson;
}

/** Events of the life cycle and when they happened, also later than now. */
type Steps = [AssociateEvent, Date][];

/** The program is younger. */
const YEARS = 3;

type Name = Pick<SeedPerson, 'firstName' | 'lastName'>;

export const nameOf = (chance: Random): Name => ({
  firstName: chance.pick(firstNames),
  lastName: chance.pick(lastNames),
});

/** The people whom an agency has invited, each with another name. Nobody before it was approved. */
export function teamOf(
  company: Company,
  { times: { approvedAt }, agencyStatus }: SeedAgency,
  chance: Random,
  now: Date,
): TeamMember[] {
  if (!approvedAt) return [];
  const seen = new Set<string>();
  const people: TeamMember[] = [];
  while (people.length < company.size - 1) {
    const name = nameOf(chance);
    const email = `${name.lastName}.${name.firstName}@${company.key}.example`.toLowerCase();
    if (seen.has(email)) continue;
    seen.add(email);
    // Most were invited in the first weeks; the others until today.
    const age = (now.getTime() - approvedAt.getTime()) / DAY;
    const days = age * (1 - chance.next() ** 1.6);
    const until = agencyStatus === 'APPROVED' ? 0 : 20;
    people.push(
      invited(company, { ...name, email }, daysFrom(now, -Math.max(days, until)), chance, now),
    );
  }
  return people;
}

function invited(
  company: Company,
  who: Name & { email: string },
  sentAt: Date,
  chance: Random,
  now: Date,
): TeamMember {
  const inviteType = chance.happens(0.2) ? 'SELF' : 'POC';
  const row = (status: InvitationStatus, rest: Partial<DemoInvitation> = {}): TeamMember => ({
    invitation: {
      agency: company.key,
      ...who,
      pointOfContact: false,
      status,
      invitationSentDate: sentAt.toISOString(),
      inviteType,
      ...rest,
    },
  });
  if (chance.happens(0.03)) {
    return row('FAILED', { invitationSentDate: null, failure: chance.pick(failures) });
  }
  const created = daysFrom(sentAt, 0.1 + 12 * chance.next() ** 2);
  if (chance.happens(0.14) || created >= now) {
    const isOver = daysFrom(sentAt, limits.invitationLifeDays) <= now;
    return row(isOver ? 'EXPIRED' : 'INVITED');
  }
  return memberWith(company, {
    ...who,
    pointOfContact: chance.happens(0.04),
    createdAt: created,
    start: 'INVITED',
    steps: lifeOf(created, chance),
    sentAt,
    inviteType,
    now,
  });
}

/** What an associate does after the account is made, and when; some stop on the way. */
function lifeOf(created: Date, chance: Random): Steps {
  const start: Steps = [['createAccount', created]];
  if (chance.happens(0.12)) return start;
  const registered = daysFrom(created, 0.05 + 14 * chance.next() ** 2);
  if (chance.happens(0.1)) return [...start, ['register', registered]];
  return [...start, ...accreditedFrom(registered, 0.2, chance)];
}

/** The steps of an associate who registers at a time, is accredited, and renews it each year unless they give up. */
export function accreditedFrom(registered: Date, givesUp: number, chance: Random): Steps {
  const steps: Steps = [['register', registered]];
  let at = registered;
  const step = (event: AssociateEvent, days: number) => {
    at = daysFrom(at, days);
    steps.push([event, at]);
  };
  for (let year = 0; year < YEARS; year++) {
    step('acknowledge', 0.05 + 9 * chance.next() ** 2);
    at = monthsFrom(at, limits.accreditationMonths);
    step('expire', 0);
    if (chance.happens(givesUp)) return steps;
    step('renew', chance.between(1, 20));
  }
  return steps;
}

interface Life extends Name {
  email: string;
  pointOfContact: boolean;
  createdAt: Date;
  /** Where the steps begin. */
  start: 'NOT_CREATED' | 'INVITED';
  steps: Steps;
  /** When the invitation was sent; null for the founder of the agency. */
  sentAt: Date | null;
  inviteType?: DemoInvitation['inviteType'];
  now: Date;
}

/** Somebody with an account, as far as the steps have come until `now`. */
export function memberWith({ key, name, office }: Company, life: Life): TeamMember {
  const { firstName, lastName, email, pointOfContact, createdAt, start, sentAt, now } = life;
  const steps = life.steps.filter(([, at]) => at <= now);
  const timeOf = (place: number) => steps[place]?.[1] ?? now;
  const history = walk<AssociateStatus, AssociateEvent>(
    associateEdges,
    start,
    steps.map(([event]) => event),
    timeOf,
  );
  const associateStatus = history.at(-1)?.to ?? 'NOT_CREATED';
  const last = (event: AssociateEvent) => steps.findLast(([name]) => name === event)?.[1] ?? null;
  const named = { firstName, lastName, agency: key };
  const language = languages[office.address.country ?? ''] ?? null;
  return {
    invitation: {
      ...named,
      email,
      pointOfContact,
      status: associateStatus,
      invitationSentDate: sentAt?.toISOString() ?? null,
      inviteType: life.inviteType ?? 'POC',
    },
    person: {
      ...named,
      email,
      pointOfContact,
      associate: true,
      associateStatus,
      staffRoles: [],
      createdAt,
      canSignIn: false,
      language: office.address.state === 'QC' ? 'fr-CA' : language,
      accreditedAt: last('acknowledge'),
      form: hasAssociateForm(associateStatus) ? demoAssociateForm(named, name, office) : null,
      formSavedAt: last('renew') ?? last('register') ?? now,
      history,
    },
  };
}

/** The language of people in a country. */
const languages: Readonly<Record<string, Language>> = { MX: 'es-MX' };
