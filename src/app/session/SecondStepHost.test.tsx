import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { ProofMethod } from '#contract/factorMethods.ts';
import { HubContext } from '#providers/HubContext.ts';
import { testHub } from '#providers/testing/hub.ts';
import { refusal, type Sent, stubNetwork } from '#providers/testing/network.ts';
import { SecondStepHost } from './SecondStepHost.tsx';

beforeAll(() => {
  // jsdom has no top layer.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

/** A page whose calls demand a proof, which the right answer is. */
function open(proofs: ProofMethod[], right: string) {
  let isProved = false;
  const needed = {
    status: 403,
    json: { error: { code: 'error.stepUp', description: 'Please confirm first.', proofs } },
  };
  const sent = stubNetwork({
    'DELETE /hub/account/sessions': () => (isProved ? { json: { status: 'ok' } } : needed),
    'POST /hub/account/proof': ({ body }: Sent) => {
      isProved = Object.values(body as object).includes(right);
      return isProved ? { json: { status: 'ok' } } : refusal(400, 'error.validation', 'Wrong.');
    },
  });
  const hub = testHub();
  render(
    <HubContext value={hub}>
      <Page call={() => hub.call('endOtherSessions')} />
      <SecondStepHost />
    </HubContext>,
  );
  return {
    user: userEvent.setup(),
    calls: () => sent.map(({ method, path }) => `${method} ${path}`),
  };
}

function Page({ call }: { call: () => Promise<unknown> }) {
  const [outcome, setOutcome] = useState('');
  const send = () =>
    call().then(
      () => setOutcome('done'),
      ({ message }) => setOutcome(message),
    );
  return (
    <>
      <input aria-label="Typed" />
      <button type="button" onClick={() => Promise.all([send(), send()])}>
        Send
      </button>
      <p>{outcome}</p>
    </>
  );
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }));

test('what was refused is sent again once the password was right, and what was typed stays', async () => {
  const { user, calls } = open(['password'], 'Welcome1!');
  await user.type(screen.getByLabelText('Typed'), 'a long text');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const asked = await dialog();
  await user.type(asked.getByLabelText('Your Password'), 'wrong');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await asked.findByText('Wrong.')).toBeVisible();
  await user.clear(asked.getByLabelText('Your Password'));
  await user.type(asked.getByLabelText('Your Password'), 'Welcome1!{Enter}');
  expect(await screen.findByText('done')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Typed')).toHaveValue('a long text');
  // Two calls at once are asked for once.
  const [remove, prove] = ['DELETE /hub/account/sessions', 'POST /hub/account/proof'];
  expect(calls()).toEqual([remove, remove, prove, prove, remove, remove]);
});

test('a factor is asked for where there is one', async () => {
  const { user } = open(['oneTimeCode'], '287082');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const asked = await dialog();
  expect(asked.queryByLabelText('Your Password')).toBeNull();
  expect(asked.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  await user.type(asked.getByLabelText('Code'), '287082{Enter}');
  expect(await screen.findByText('done')).toBeVisible();
});

test('whoever does not prove it is told that nothing was changed', async () => {
  const { user, calls } = open(['password'], 'Welcome1!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Please confirm first.')).toBeVisible();
  expect(calls()).toHaveLength(2);
});
