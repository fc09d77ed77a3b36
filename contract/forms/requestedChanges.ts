import type { FieldChange } from '../records.ts';
import type { AgencyForm } from './agency.ts';
import { at } from './crossField.ts';
import { renewalUpdates } from './renewal.ts';

/**
 * Returns what a request asks to change of an approved form (decision B13). The agreements and the email choice are no
 * part of it.
 */
export const requestedChanges = (form: AgencyForm, wanted: AgencyForm): FieldChange[] =>
  renewalUpdates(form, wanted).map((field) => ({
    field,
    before: at(form, field),
    after: at(wanted, field),
  }));
