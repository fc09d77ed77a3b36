import { screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { expect, test } from 'vitest';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { TextFilters } from './TextFilters.tsx';

test('the scope and the language have no empty choice and no asterisk', async () => {
  const { user } = renderInConsole(
    <Form record={{ scope: 'mail', locale: 'en' }}>
      <TextFilters />
    </Form>,
    { resource: 'mails', dataProvider: {} },
  );
  for (const [name, choices] of [
    ['Where', ['Emails', 'Portal']],
    ['Language', ['English', 'Español', 'Français']],
  ] as const) {
    const input = await screen.findByRole('combobox', { name });
    expect(input.closest('.MuiFormControl-root')).not.toHaveTextContent('*');
    await user.click(input);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(choices);
    await user.keyboard('{Escape}');
  }
});
