import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { at } from '../../contract/forms/crossField.ts';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import { useFormKit } from '../../src/components/form/formKit.ts';
import { Part } from '../layout/Part.tsx';
import { FieldReview } from './FieldReview.tsx';
import { useFieldValue } from './fieldValue.ts';
import { sections } from './sections.ts';

interface Props {
  form: object;
  /** What the last submission changed. */
  changes?: ReviewRecord['changes'];
  /** The react-admin form around it takes comments on the fields. */
  commented?: boolean;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '4px 24px',
  marginInline: '-8px',
};

/** A whole form as it was submitted, by the kit around it; a comment for each field where comments are taken. */
export function FormReview({ form, changes = [], commented = false }: Props) {
  const translate = useTranslate();
  const show = useFieldValue();
  const { part } = useFormKit();
  const changed = new Map(changes.map(({ field, before }) => [field, before]));
  return sections[part]?.map(({ name, fields }) => (
    <Part
      key={name}
      title={translate(`staff.groups.${part}.${name}`, {
        _: translate(`${part}.groups.${name}.title`),
      })}
    >
      <Box sx={columns}>
        {fields.map((path) => (
          <FieldReview
            key={path}
            path={path}
            value={show(path, at(form, path), form)}
            before={changed.has(path) ? show(path, changed.get(path), form) : undefined}
            commented={commented}
          />
        ))}
      </Box>
    </Part>
  ));
}
