import { agencyFields } from '../../contract/staff/review.ts';
import { agencyGroups } from '../../resources/agency/agencyModel.ts';

/** The groups of the agency form with each of their fields, in the order of its page. */
export const sections = agencyGroups(false).map(({ name, fields }) => ({
  name,
  fields: fields.flatMap((path) =>
    [...agencyFields].filter((field) => field === path || field.startsWith(`${path}.`)),
  ),
}));
