import * as tables from '../tables/agencies.ts';
import { anyOf, by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { blankedJson, nobody } from './words.ts';

export const agencies: RulesOf<typeof tables> = {
  agencies: {
    purpose: 'agency',
    keptFor: { until: 'agency' },
    rows: 'stay',
    rowsOf: anyOf(
      by.address(tables.contactAddress('authorizedPOC')),
      by.address(tables.contactAddress('accountingPOC')),
    ),
    mentions: { rowsOf: by.agency(tables.agencies.id), columns: ['rejectionReason'] },
    columns: {
      ...nobody('id', 'status', 'version', 'name', 'domain', 'foldedName', 'iata', 'numbers'),
      ...nobody('search', 'submittedAt', 'approvedAt', 'renewalDate', 'rejectionReason'),
      ...nobody('quarterlyReportRequired', 'reportedQuarter', 'mailsDay', 'mailsToday'),
      ...nobody('windowEndsAt', 'createdAt', 'updatedAt'),
      ...blankedJson('form', {
        contacts: ['authorizedPOC', 'accountingPOC'],
        // The agency's own, and staff of the hotel group.
        withheld: [
          'agencyDetails.*',
          'agencyBusinessProfile.*',
          'agreeToReceiveEmail',
          'agreeToTermsAndConditions',
          'agreeToTermsOfCommissions',
          'acknowledgeFastPay',
          'enrolledInFastPay',
          'renewedAgencyHasUpdates',
          'emailedACHForm',
        ],
      }),
    },
  },
};
