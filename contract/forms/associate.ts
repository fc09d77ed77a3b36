import { z } from 'zod';
import {
  hotelBrands,
  hotelTypes,
  marketSegments,
  meetingSizeBands,
  percentBands,
} from '../reference.ts';
import {
  group,
  optional,
  optionalFlag,
  optionalOneOf,
  optionalSomeOf,
  personName,
  phone,
  text,
} from '../rules.ts';
import { address, addressRules } from './address.ts';
import { withCrossFieldRules } from './crossField.ts';

const percent = () => optionalOneOf(percentBands);

const businessProfile = group({
  conductsBusinessInternationally: optionalFlag(),
  hotelTypes: optionalSomeOf(hotelTypes),
  marketSegments: optionalSomeOf(marketSegments),
  percentOfMeetings: z
    .object(Object.fromEntries(meetingSizeBands.map(({ code }) => [code, percent()])))
    .nullish()
    .transform((bands) => bands ?? {}),
  percentOfAPAC: percent(),
  percentOfEMEA: percent(),
  percentOfLATAM: percent(),
  percentOfOther: percent(),
  receiveEmails: optionalFlag(),
});

/**
 * The associate registration form (specification §3, decisions G5, I25). `isAcknowledged` is read-only and no part of
 * a save (decision C6).
 */
export const associateForm = withCrossFieldRules(
  z.object({
    firstName: personName(),
    lastName: personName(),
    companyName: text(),
    jobTitle: text(),
    preferredPhoneNumber: phone(),
    address,
    loyaltyNumber: optional(text()),
    hwsAccountManager: optional(text()),
    hotelAccreditations: optionalSomeOf(hotelBrands),
    businessProfile,
  }),
  addressRules('address'),
);
export type AssociateForm = z.infer<typeof associateForm>;
