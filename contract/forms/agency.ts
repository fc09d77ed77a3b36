import { z } from 'zod';
import { bareText } from '../characters.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import {
  meetingBands,
  type NumberType,
  naturesOfBusiness,
  numberTypes,
  percentBands,
  revenueBands,
  sourcingPlatforms,
} from '../reference.ts';
import {
  agreement,
  bounded,
  companyDomain,
  email,
  flag,
  group,
  longText,
  optional,
  optionalFlag,
  optionalOneOf,
  personName,
  phone,
  someOf,
  text,
  webAddress,
  wholeNumber,
} from '../rules.ts';
import { address, addressRules } from './address.ts';
import { type CrossFieldRule, withCrossFieldRules } from './crossField.ts';

const NOT_AVAILABLE = 'N/A';
const percent = () => optionalOneOf(percentBands);
const orNotAvailable = <T extends z.ZodType<string, string>>(rule: T) =>
  z
    .string({ error: packMessage('validation.required') })
    .overwrite(bareText)
    .meta({ examples: [NOT_AVAILABLE] })
    .transform((value, context) => {
      if (value.toUpperCase() === NOT_AVAILABLE) return NOT_AVAILABLE;
      const result = rule.safeParse(value);
      if (result.success) return result.data;
      for (const { message } of result.error.issues) context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

const contact = group({
  name: personName(),
  jobTitle: text(),
  emailAddress: email(),
  preferredPhone: phone(),
  mailingAddress: address,
});

const additionalNumbers = z
  .partialRecord(z.enum(numberTypes), bounded(z.array(text()), 50))
  .nullish()
  .transform(
    (lists) =>
      Object.fromEntries(numberTypes.map((type) => [type, lists?.[type] ?? []])) as Record<
        NumberType,
        string[]
      >,
  );

const agencyDetails = group({
  accountName: text(limits.longTextMax),
  companyDomainEmail: orNotAvailable(companyDomain()),
  companyWebsite: orNotAvailable(webAddress()),
  webSiteNotAvailableValue: optionalFlag(),
  hwsManager: optional(text()),
  iataNumber: optional(text()),
  mailingAddress: address,
  physicalAddress: address,
  natureOfBusiness: someOf(naturesOfBusiness, 1),
  numberOfAgents: wholeNumber(1),
  parentAccount: optional(text()),
  phoneNumber: phone(),
  referredByEmployee: optional(text()),
  referredByHotel: optional(text()),
  additionalNumbers,
});

const agencyBusinessProfile = group({
  conductsBusinessInternationally: optionalFlag(),
  grossAnnualHotelRevenue: optionalOneOf(revenueBands),
  grossAnnualHotelSpending: optionalOneOf(revenueBands),
  numberOfMeetings: optionalOneOf(meetingBands),
  percentOfAPAC: percent(),
  percentOfEMEA: percent(),
  percentOfLATAM: percent(),
  percentOfOther: percent(),
  sourcingTechnologyPlatform: optionalOneOf(sourcingPlatforms),
  otherPlatform: optional(text(limits.longTextMax)),
  otherNatureBusiness: optional(text()),
});

const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isNotAvailable = (value: unknown) =>
  typeof value === 'string' && value.trim().toUpperCase() === NOT_AVAILABLE;

const rules: CrossFieldRule[] = [
  ...addressRules('agencyDetails.mailingAddress'),
  ...addressRules('agencyDetails.physicalAddress'),
  ...addressRules('accountingPOC.mailingAddress'),
  ...addressRules('authorizedPOC.mailingAddress'),
  {
    path: 'agencyDetails.companyWebsite',
    holds: (read) =>
      !filled(read('agencyDetails.companyWebsite')) ||
      isNotAvailable(read('agencyDetails.companyWebsite')) ===
        (read('agencyDetails.webSiteNotAvailableValue') === true),
    message: packMessage('validation.invalid'),
  },
  {
    path: 'agencyDetails.companyDomainEmail',
    holds: (read) =>
      !isNotAvailable(read('agencyDetails.companyDomainEmail')) ||
      read('agencyDetails.webSiteNotAvailableValue') === true,
    message: packMessage('validation.invalid'),
  },
  {
    path: 'agencyBusinessProfile.otherPlatform',
    holds: (read) =>
      read('agencyBusinessProfile.sourcingTechnologyPlatform') !== 'OTHER' ||
      filled(read('agencyBusinessProfile.otherPlatform')),
    message: packMessage('validation.required'),
  },
  {
    path: 'agencyBusinessProfile.otherNatureBusiness',
    holds: (read) => {
      const natures = read('agencyDetails.natureOfBusiness');
      return (
        !(Array.isArray(natures) && natures.includes('OTHER')) ||
        filled(read('agencyBusinessProfile.otherNatureBusiness'))
      );
    },
    message: packMessage('validation.required'),
  },
];

/** The agency registration form (specification §3, §5, decisions G3, G4, I25). */
export const agencyForm = withCrossFieldRules(
  z.object({
    agencyDetails,
    agencyBusinessProfile,
    authorizedPOC: contact,
    accountingPOC: contact,
    agreeToReceiveEmail: optionalFlag(),
    agreeToTermsAndConditions: agreement(),
    agreeToTermsOfCommissions: agreement(),
    acknowledgeFastPay: agreement(),
    enrolledInFastPay: optionalFlag(),
    renewedAgencyHasUpdates: optionalFlag(),
    emailedACHForm: optionalFlag(),
  }),
  rules,
).transform((form) => (form.enrolledInFastPay ? { ...form, emailedACHForm: false } : form));
export type AgencyForm = z.infer<typeof agencyForm>;

/** The fields of an approved agency that change without a review (decision B12). */
export const agencyContactForm = withCrossFieldRules(
  z.object({
    agencyDetails: group({
      phoneNumber: phone(),
      physicalAddress: address,
      mailingAddress: address,
    }),
    /** Not given: it stays as it is. */
    agreeToReceiveEmail: flag().optional(),
  }),
  [
    ...addressRules('agencyDetails.physicalAddress'),
    ...addressRules('agencyDetails.mailingAddress'),
  ],
);
export type AgencyContactForm = z.infer<typeof agencyContactForm>;

/** A request to change the form of an approved agency: the form as it is to be, and why (decision B13). */
export const agencyChangeForm = z.intersection(
  agencyForm,
  z.object({ reason: longText(limits.noteMax) }),
);
export type AgencyChangeForm = z.infer<typeof agencyChangeForm>;

export const withContact = (form: AgencyForm, contact: AgencyContactForm): AgencyForm => ({
  ...form,
  agreeToReceiveEmail: contact.agreeToReceiveEmail ?? form.agreeToReceiveEmail,
  agencyDetails: { ...form.agencyDetails, ...contact.agencyDetails },
});
