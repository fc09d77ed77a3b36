import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { PasswordRules } from './PasswordRules.tsx';

function Form({ staff = false }) {
  const form = useForm({ defaultValues: { lastName: '', password: '' } });
  return (
    <FormProvider {...form}>
      <input aria-label="Last name" {...form.register('lastName')} />
      <input aria-label="Password" {...form.register('password')} />
      <PasswordRules id="rules" name="password" staff={staff} />
    </FormProvider>
  );
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const show = (policy: object) => {
  const sent = stubNetwork({ 'GET /accounts/hub/policy': policy });
  render(<Form />, inHub());
  return sent;
};
afterEach(() => vi.unstubAllGlobals());

test('each part of the rule says whether it is there while one types', async () => {
  const sent = show(refusal(500, null, ''));
  expect(lines()).toEqual([
    '8 to 16 characters, missing',
    'a lowercase letter, missing',
    'an uppercase letter, missing',
    'a number, missing',
    'a special character, missing',
  ]);
  await userEvent.type(screen.getByLabelText('Password'), 'Welcome1');
  await screen.findByText('to be hard to guess');
  expect(lines()).toEqual([
    '8 to 16 characters, met',
    'a lowercase letter, met',
    'an uppercase letter, met',
    'a number, met',
    'a special character, missing',
    'to be hard to guess, missing',
  ]);
  screen.getByText('Easy to guess: it contains a common password or word');
  await userEvent.paste('\u200b');
  expect(lines().at(-2)).toBe('a special character, missing');
  await userEvent.paste('-Otter');
  expect(lines().at(-1)).toBe('to be hard to guess, met');
  expect(screen.queryByText(/^Easy to guess/)).toBeNull();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('words of the form itself are easy to guess', async () => {
  show(refusal(500, null, ''));
  await userEvent.type(screen.getByLabelText('Last name'), 'Quillstone');
  await userEvent.type(screen.getByLabelText('Password'), 'Quillstone-7?');
  await screen.findByText('Easy to guess: it contains your name, address, agency or program');
});

test('staff need more characters, of any class', () => {
  stubNetwork({ 'GET /accounts/hub/policy': refusal(500, null, '') });
  render(<Form staff />, inHub());
  expect(lines().at(-1)).toBe('12 to 16 characters, missing');
});

test('the rule is the one of the policy call', async () => {
  show({
    json: {
      policies: { password: { min: 12, max: 64, classes: [] }, emailMax: 150, idleMinutes: 30 },
    },
  });
  await screen.findByText(/12 to 64 characters/);
  expect(lines()).toEqual(['12 to 64 characters, missing']);
});
