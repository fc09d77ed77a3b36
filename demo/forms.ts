import type { Address } from '../contract/forms/address.ts';
import type { AgencyForm } from '../contract/forms/agency.ts';
import type { AssociateForm } from '../contract/forms/associate.ts';
import { emptyAgencyForm } from '../contract/forms/fields.ts';
import type { AssociateStatus } from '../contract/statuses.ts';
import { agencies, type DemoPerson, people } from './personas.ts';

/** Complete, valid forms of the demo data (decision I25). */

export const address = (
  street: string,
  city: string,
  state: string,
  zip: string,
  country = 'US',
): Address => ({ street, city, state, zip, country });

/** Where an agency is, and who keeps its accounts. */
export interface Office {
  address: Address;
  phone: string;
  accounting: string;
}
const headquarters: Office = {
  address: address('210 Lakeshore Terrace', 'Chicago', 'IL', '60601'),
  phone: '+1 312 555 0142',
  accounting: 'Miriam Oduya',
};
const offices: Record<string, Office> = {
  northwind: headquarters,
  harbor: {
    address: address('14 Chandlery Wharf', 'Portland', 'ME', '04101'),
    phone: '+1 207 555 0117',
    accounting: 'Signe Dahl',
  },
  maple: {
    address: address('88 Rue des Érables', 'Montréal', 'QC', 'H2Y 1C6', 'CA'),
    phone: '+1 514 555 0163',
    accounting: 'Étienne Roy',
  },
  birch: {
    address: address('Av. de los Abedules 450', 'Guadalajara', 'JC', '44100', 'MX'),
    phone: '+52 33 5550 0121',
    accounting: 'Lucía Navarro',
  },
  elm: {
    address: address('17 Elm Street', 'Burlington', 'VT', '05401'),
    phone: '+1 802 555 0188',
    accounting: 'Salma Haddad',
  },
  oak: {
    address: address('3300 Oakline Boulevard', 'Denver', 'CO', '80202'),
    phone: '(303) 555-0175',
    accounting: 'Daniel Kim',
  },
  pine: {
    address: address('905 Pine Road', 'Seattle', 'WA', '98101'),
    phone: '206.555.0136',
    accounting: 'Marta Silva',
  },
};
const officeOf = (agency: string | null): Office => offices[agency ?? ''] ?? headquarters;

/** What each agency tells about itself beyond the common. */
const details: Record<string, Partial<AgencyForm['agencyDetails']>> = {
  northwind: {
    hwsManager: 'Helena Strand',
    iataNumber: '14-5 2271 3',
    natureOfBusiness: ['FULL_SERVICE_MEETING_PLANNING', 'TMC'],
    numberOfAgents: 46,
    referredByHotel: 'Alder House, Lake Geneva',
  },
  harbor: { numberOfAgents: 12, referredByEmployee: 'Tomas Vell' },
  maple: {
    iataNumber: '62-1 0934 8',
    natureOfBusiness: ['FULL_SERVICE_MEETING_PLANNING', 'HOUSING_REGISTRATION'],
    numberOfAgents: 23,
    parentAccount: 'Groupe Feuille',
  },
  birch: { natureOfBusiness: ['TMC'], numberOfAgents: 31, iataNumber: '86-3 5510 2' },
  elm: {
    companyWebsite: 'https://www.elm-street-sourcng.example',
    natureOfBusiness: ['SOURCING_ONLY'],
    numberOfAgents: 5,
  },
  oak: { natureOfBusiness: ['HOUSING_REGISTRATION', 'OTHER'], numberOfAgents: 18 },
  pine: {
    companyWebsite: 'N/A',
    webSiteNotAvailableValue: true,
    natureOfBusiness: ['TMC'],
    numberOfAgents: 2,
  },
};
const additionalNumbers: Record<
  string,
  Partial<AgencyForm['agencyDetails']['additionalNumbers']>
> = {
  northwind: { IATA: ['14-5 2272 4', '14-5 2273 5'], ARC: ['05-7 8812 0'] },
  maple: { TIDS: ['96-0 4417 1'] },
};
const profiles: Record<string, Partial<AgencyForm['agencyBusinessProfile']>> = {
  northwind: {
    conductsBusinessInternationally: true,
    grossAnnualHotelRevenue: '$26M-$50M',
    numberOfMeetings: '251-500',
  },
  maple: {
    conductsBusinessInternationally: true,
    sourcingTechnologyPlatform: 'OTHER',
    otherPlatform: 'A booking desk of our own',
  },
  birch: { conductsBusinessInternationally: true, percentOfLATAM: '61-70%' },
  oak: { otherNatureBusiness: 'Crew and relocation housing', numberOfMeetings: '501-1000' },
  pine: { numberOfMeetings: '1-10', grossAnnualHotelRevenue: '<$1M' },
};

interface Registered {
  key: string;
  name: string;
  domain: string;
}
type Head = Pick<DemoPerson, 'firstName' | 'lastName' | 'email'>;

/** A complete agency form for a demo agency. */
export function demoAgencyForm(
  { key, name, domain }: Registered,
  head: Head | undefined,
  office: Office,
): AgencyForm {
  const contact = (contactName: string, jobTitle: string, emailAddress: string) => ({
    name: contactName,
    jobTitle,
    emailAddress,
    preferredPhone: office.phone,
    mailingAddress: { ...office.address },
  });
  const empty = emptyAgencyForm();
  return {
    agencyDetails: {
      ...empty.agencyDetails,
      accountName: name,
      companyDomainEmail: domain,
      companyWebsite: `https://www.${domain.slice(1)}`,
      mailingAddress: { ...office.address },
      physicalAddress: { ...office.address },
      natureOfBusiness: ['FULL_SERVICE_MEETING_PLANNING'],
      numberOfAgents: 10,
      phoneNumber: office.phone,
      additionalNumbers: { ...empty.agencyDetails.additionalNumbers, ...additionalNumbers[key] },
      ...details[key],
    },
    agencyBusinessProfile: {
      ...empty.agencyBusinessProfile,
      grossAnnualHotelRevenue: '$1M-$10M',
      grossAnnualHotelSpending: '$1M-$10M',
      numberOfMeetings: '51-100',
      percentOfAPAC: '1-10%',
      percentOfEMEA: '11-20%',
      percentOfLATAM: '1-10%',
      percentOfOther: '0%',
      sourcingTechnologyPlatform: 'CVENT',
      ...profiles[key],
    },
    authorizedPOC: contact(
      head ? `${head.firstName} ${head.lastName}` : name,
      'Director of Sourcing',
      head?.email ?? `office${domain}`,
    ),
    accountingPOC: contact(office.accounting, 'Head of Accounting', `accounting${domain}`),
    agreeToReceiveEmail: true,
    agreeToTermsAndConditions: true,
    agreeToTermsOfCommissions: true,
    acknowledgeFastPay: true,
    enrolledInFastPay: key === 'northwind',
    renewedAgencyHasUpdates: false,
    emailedACHForm: key === 'maple',
  };
}

const headOf = (agency: string) =>
  people.find((person) => person.agency === agency && person.pointOfContact);

/** The agency form of each agency that has one, by its key. */
export const demoAgencyForms: Readonly<Record<string, AgencyForm>> = Object.fromEntries(
  agencies.flatMap(({ key, name, domain }) =>
    name && domain
      ? [[key, demoAgencyForm({ key, name, domain }, headOf(key), officeOf(key))]]
      : [],
  ),
);

/** A complete associate form for anybody of a demo agency. */
export function demoAssociateForm(
  person: { firstName: string; lastName: string; agency: string | null },
  company = agencies.find(({ key }) => key === person.agency)?.name,
  office = officeOf(person.agency),
): AssociateForm {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    companyName: company ?? 'Independent planner',
    jobTitle: 'Meeting Planner',
    preferredPhoneNumber: office.phone,
    address: { ...office.address },
    loyaltyNumber: `AV${1000 + person.firstName.length * 137 + person.lastName.length * 11}`,
    hwsAccountManager: '',
    hotelAccreditations: ['HYATT', 'ACCOR_GROUP'],
    businessProfile: {
      conductsBusinessInternationally: person.lastName.length % 2 === 0,
      hotelTypes: ['UPSCALE', 'FULL_SERVICE'],
      marketSegments: ['GROUP_CONVENTION_ASSOCIATION', 'COMPANY_MEETING_NON_TRANSIENT'],
      percentOfMeetings: {
        '10-50': '41-50%',
        '51-100': '21-30%',
        '101-200': '11-20%',
        '201-500': '1-10%',
        '501+': '0%',
      },
      percentOfAPAC: '1-10%',
      percentOfEMEA: '11-20%',
      percentOfLATAM: '1-10%',
      percentOfOther: '0%',
      receiveEmails: true,
    },
  };
}

/** Whether a person in `status` has saved the associate form once: from REGISTERED on. */
export const hasAssociateForm = (status: AssociateStatus | null): boolean =>
  status !== null && !['NOT_CREATED', 'INVITED', 'CREATED'].includes(status);

/** The associate form of each of the people who have one, by e-mail. */
export const demoAssociateForms: Readonly<Record<string, AssociateForm>> = Object.fromEntries(
  people
    .filter(({ associateStatus }) => hasAssociateForm(associateStatus))
    .map((person) => [person.email, demoAssociateForm(person)]),
);
