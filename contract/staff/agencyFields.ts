import { emptyAgencyForm } from '../forms/fields.ts';
import { formPaths } from '../forms/paths.ts';

/** Paths of the agency form that can be commented on. */
export const agencyFields: ReadonlySet<string> = new Set(formPaths(emptyAgencyForm()));
