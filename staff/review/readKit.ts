import type { FormKit } from '../../src/components/form/formKit.ts';

const kit = (part: 'agency' | 'associate'): FormKit => ({
  part,
  required: new Set<string>(),
  comments: [],
  readOnly: true,
});

/** The names of the fields of a form that staff read. */
export const agencyKit = kit('agency');
export const associateKit = kit('associate');
