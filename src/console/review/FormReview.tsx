import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { at, formPaths } from '#contract/forms/fieldPaths.ts';
import { agencyFields, emptyAssociateForm } from '#contract/forms/fields.ts';
import type { ReviewRecord } from '#contract/staff/review.ts';
import { agencyGroups } from '#resources/agency/agencyModel.ts';
import { associateGroups } from '#resources/associate/associateModel.ts';
import type { FieldGroup } from '#src/portal/form/groups.ts';
import { translateOf, useValueInWords } from '#src/portal/form/valueInWords.ts';
import { Section } from '../layout/Section.tsx';
import { FieldReview } from './FieldReview.tsx';

/** The groups of a form with the paths of all their fields. */
const withFields = (groups: readonly FieldGroup[], all: Iterable<string>) =>
  groups.map(({ name, fields }) => ({
    name,
    fields: fields.flatMap((path) =>
      [...all].filter((field) => field === path || field.startsWith(`${path}.`)),
    ),
  }));

/** By the prefix of the catalogue keys of groups and fields, in the order of the form's page. */
const sections = {
  agency: withFields(agencyGroups(false), agencyFields),
  associate: withFields(associateGroups, formPaths(emptyAssociateForm())),
};

interface Props {
  of: keyof typeof sections;
  form: object;
  /** What the last submission changed. */
  changes?: ReviewRecord['changes'];
  /** Whether the surrounding form has a comment for each field. */
  commented?: boolean;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '4px 24px',
  marginInline: '-8px',
};

/** A whole submitted form. */
export function FormReview({ of, form, changes = [], commented = false }: Props) {
  const translate = useTranslate();
  const show = useValueInWords();
  const changed = new Map(changes.map(({ field, before }) => [field, before]));
  return sections[of].map(({ name, fields }) => (
    <Section
      key={name}
      title={translate(`staff.groups.${of}.${name}`, {
        _: translate(`${of}.groups.${name}.title`),
      })}
    >
      <Box sx={columns}>
        {fields.map((path) => (
          <FieldReview
            key={path}
            texts={of}
            path={path}
            value={show(path, at(form, path), form)}
            translate={translateOf(path, at(form, path))}
            before={changed.has(path) ? show(path, changed.get(path), form) : undefined}
            commented={commented}
          />
        ))}
      </Box>
    </Section>
  ));
}
