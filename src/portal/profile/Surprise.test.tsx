import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { renderInPortal } from '#tests/support/portalPage.tsx';
import { Surprise } from './Surprise.tsx';

const address = '/hub/account';
const open = { json: { available: true, registered: false } };
afterEach(() => vi.unstubAllGlobals());

test('the switch is saved at once, and moves back where that fails', async () => {
  const network = { [`GET ${address}/validateSurpriseRegistration`]: open };
  const taken = { json: { available: true, registered: true } };
  stubNetwork({ ...network, [`POST ${address}/surpriseRegistration`]: taken });
  const { user } = renderInPortal(<Surprise />, { dataProvider: {} });
  const part = await screen.findByRole('switch', { name: 'Take part' });
  await user.click(part);
  await waitFor(() => expect(part).toBeChecked());
  stubNetwork({ [`PUT ${address}/unRegisterSurprise`]: refusal(503, 'BUSY', 'Busy.') });
  await user.click(part);
  expect(await screen.findByText('Busy.')).toBeVisible();
  await waitFor(() => expect(part).toBeChecked());
});

test('where it is not offered there is none', async () => {
  const none = { json: { available: false, registered: false } };
  const sent = stubNetwork({ [`GET ${address}/validateSurpriseRegistration`]: none });
  renderInPortal(<Surprise />, { dataProvider: {} });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
