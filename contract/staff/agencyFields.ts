import { emptyAgencyForm } from '../forms/fields.ts';
import { formPaths } from '../forms/paths.ts';

/** Paths of the agency form: the fields that the review shows, and that staff can comment on. */
export const agencyFields: ReadonlySet<string> = new Set(formPaths(emptyAgencyForm()));
