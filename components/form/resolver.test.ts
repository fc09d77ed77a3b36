import { expect, test } from 'vitest';
import { passwordForms } from '../../contract/forms/account.ts';
import { agencyForm } from '../../contract/forms/agency.ts';
import { emptyAgencyForm } from '../../contract/forms/empty.ts';
import { usualPolicies } from '../../contract/policies.ts';
import { schemaResolver } from './resolver.ts';

const translate = (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}`;
const options = { fields: {}, shouldUseNativeValidation: false, names: undefined };

test('an error lands at the path of its field, translated with its parameters', async () => {
  const { errors } = await schemaResolver(agencyForm, translate)(
    {
      ...emptyAgencyForm(),
      agencyDetails: { ...emptyAgencyForm().agencyDetails, phoneNumber: '12' },
    },
    undefined,
    options,
  );
  expect(errors).toMatchObject({
    agencyDetails: {
      accountName: { message: 'validation.required {}' },
      phoneNumber: { message: 'validation.minLength {"n":"6"}' },
      physicalAddress: { street: { message: 'validation.required {}' } },
    },
    agreeToTermsAndConditions: { message: 'validation.checkbox {}' },
  });
});

test('accepted values are the ones of the schema', async () => {
  const { values, errors } = await schemaResolver(
    passwordForms(() => usualPolicies).login,
    translate,
  )({ identity: ' a@b.example ', password: 'Welcome1!' }, undefined, options);
  expect(errors).toEqual({});
  expect(values).toEqual({ identity: 'a@b.example', password: 'Welcome1!' });
});
