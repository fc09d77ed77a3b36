import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal, stubNetwork } from '../../../providers/testing/network.ts';
import { Surprise } from './Surprise.tsx';

const address = '/hub/account';
const open = { json: { available: true, registered: false } };
afterEach(() => vi.unstubAllGlobals());

test('the switch is saved at once, and moves back where that fails (F8)', async () => {
  const network = { [`GET ${address}/validateSurpriseRegistration`]: open };
  const taken = { json: { available: true, registered: true } };
  stubNetwork({ ...network, [`POST ${address}/surpriseRegistration`]: taken });
  render(<Surprise />);
  const part = await screen.findByRole('switch', { name: 'Take part' });
  await userEvent.click(part);
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(part).toBeChecked());
  stubNetwork({ [`PUT ${address}/unRegisterSurprise`]: refusal(503, 'BUSY', 'Busy.') });
  await userEvent.click(part);
  expect(await screen.findByText('Busy.')).toBeVisible();
  await waitFor(() => expect(part).toBeChecked());
});

test('where it is not offered there is none', async () => {
  const none = { json: { available: false, registered: false } };
  const sent = stubNetwork({ [`GET ${address}/validateSurpriseRegistration`]: none });
  const { container } = render(<Surprise />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
