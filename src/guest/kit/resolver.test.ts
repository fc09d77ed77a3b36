import { expect, test } from 'vitest';
import { passwordForms } from '#contract/forms/account.ts';
import { agencyForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import { usualPolicies } from '#contract/policies.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';
import { schemaResolver } from './resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false, names: undefined };

test('an error lands at the path of its field, kept with its parameters', async () => {
  const { errors } = await schemaResolver(agencyForm)(
    {
      ...emptyAgencyForm(),
      agencyDetails: { ...emptyAgencyForm().agencyDetails, phoneNumber: '12' },
    },
    undefined,
    options,
  );
  expect(errors).toMatchObject({
    agencyDetails: {
      accountName: { message: keptText('validation.required') },
      phoneNumber: { message: keptText('validation.minLength', { n: '6' }) },
      physicalAddress: { street: { message: keptText('validation.required') } },
    },
    agreeToTermsAndConditions: { message: keptText('validation.checkbox') },
  });
});

test('accepted values are the ones of the schema', async () => {
  const { values, errors } = await schemaResolver(passwordForms(() => usualPolicies).login)(
    { identity: ' a@b.example ', password: 'Welcome1!' },
    undefined,
    options,
  );
  expect(errors).toEqual({});
  expect(values).toEqual({ identity: 'a@b.example', password: 'Welcome1!' });
});
