import { formPaths } from '../../contract/forms/paths.ts';
import { agencyFields } from '../../contract/staff/agencyFields.ts';
import { agencyGroups } from '../../resources/agency/agencyModel.ts';
import { associateGroups, blankAssociateForm } from '../../resources/associate/associateModel.ts';
import type { FieldGroup } from '../../src/components/form/groups.ts';

const withFields = (groups: readonly FieldGroup[], all: Iterable<string>) =>
  groups.map(({ name, fields }) => ({
    name,
    fields: fields.flatMap((path) =>
      [...all].filter((field) => field === path || field.startsWith(`${path}.`)),
    ),
  }));

/** The groups of a form with each of their fields, in the order of its page; by the form's part of the catalogue. */
export const sections: Readonly<Record<string, ReturnType<typeof withFields>>> = {
  agency: withFields(agencyGroups(false), agencyFields),
  associate: withFields(associateGroups, formPaths(blankAssociateForm())),
};
