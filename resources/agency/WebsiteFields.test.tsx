import { screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import { stubNetwork } from '#providers/testing/network.ts';
import { type FormInfo, FormInfoContext } from '#src/portal/form/formInfo.ts';
import { renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import { DomainField } from './WebsiteFields.tsx';

const kit: FormInfo = {
  texts: 'agency',
  required: new Set(),
  comments: [],
  readOnly: false,
};
const values = { agencyDetails: { companyDomainEmail: '' } };
afterEach(() => vi.unstubAllGlobals());

test('a domain that cannot belong to an agency has its error when the field loses the focus', async () => {
  const sent = stubNetwork({
    'POST /auth/hub/auth_validate_email_domain': ({ body }) => ({
      json: { valid: (body as { agencyDomain: string }).agencyDomain !== '@gmail.com' },
    }),
  });
  const { user } = renderPortal(
    <FormInfoContext value={kit}>
      <Form record={values}>
        <DomainField />
      </Form>
    </FormInfoContext>,
  );
  const field = screen.getByRole('textbox');
  await user.type(field, '@gmail.com');
  await user.tab();
  expect(await screen.findByText('Field is invalid')).toBeInTheDocument();

  await user.clear(field);
  await user.type(field, '@northwind.example');
  await user.tab();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)?.body).toMatchObject({
    agencyDomain: '@northwind.example',
    licenseKey: expect.any(String),
  });
});
