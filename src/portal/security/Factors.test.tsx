import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Factor } from '#contract/records.ts';
import { stubNetwork } from '#providers/testing/network.ts';
import { renderInPortal } from '#tests/support/portalPage.tsx';
import { Factors } from './Factors.tsx';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const phone: Factor = {
  id: 'f1',
  kind: 'oneTimeCode',
  name: 'Phone',
  addedAt: '2026-05-20T10:00:00.000Z',
  usedAt: '2026-05-21T10:00:00.000Z',
};

/** The section of somebody with these apps. */
function open(factors: Factor[], recoveryCodesLeft = 0) {
  let content = factors;
  const sent = stubNetwork({
    'GET /hub/account/factors': () => ({ json: { content, recoveryCodesLeft } }),
    'POST /hub/account/factors': {
      json: { id: 'f1', secret: SECRET, uri: `otpauth://totp/A:ada?secret=${SECRET}&issuer=A` },
    },
    'POST /hub/account/factors/f1': () => {
      content = [phone];
      return { json: { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] } };
    },
    'PATCH /hub/account/factors/f1': ({ body }) => {
      content = [{ ...phone, ...(body as { name: string }) }];
      return { json: { status: 'ok' } };
    },
    'DELETE /hub/account/factors/f1': () => {
      content = [];
      return { json: { status: 'ok' } };
    },
    'POST /hub/account/recoveryCodes': { json: { recoveryCodes: ['EEEE-FFFF'] } },
  });
  return { ...renderInPortal(<Factors />, { dataProvider: {} }), sent };
}

test('an app is added with its first code, and the recovery codes are shown once', async () => {
  const { user, sent } = open([]);
  expect(await screen.findByText('You log in with your password alone.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add an Authenticator App' }));
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(
    await screen.findByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  await user.type(screen.getByLabelText('Name of the App'), 'Phone');
  await user.type(screen.getByLabelText('Code of the App'), '287082');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const codes = within(await screen.findByRole('list', { name: 'Your recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAAA-BBBB',
    'CCCC-DDDD',
  ]);
  expect(sent.at(-2)?.body).toEqual({ name: 'Phone', code: '287082' });
  await user.click(screen.getByRole('button', { name: 'I Have Kept Them' }));
  expect(screen.queryByText('AAAA-BBBB')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: Phone' })).toBeVisible();
});

test('an app says when it was added and used, and is removed', async () => {
  const { user, sent } = open([phone], 9);
  expect(await screen.findByText('Added May 20, 2026, last used May 21, 2026')).toBeVisible();
  expect(screen.getByText('Recovery codes left: 9')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove: Phone' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove: Phone' }));
  await user.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You log in with your password alone.')).toBeVisible();
  expect(sent.map(({ method }) => method)).toContain('DELETE');
});

test('an app gets another name, and the focus stays at the list', async () => {
  const { user, sent } = open([phone], 9);
  await user.click(await screen.findByRole('button', { name: 'Rename: Phone' }));
  expect(screen.getByLabelText('New Name')).toHaveFocus();
  await user.keyboard('Work phone');
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  expect(await screen.findByRole('button', { name: 'Rename: Work phone' })).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Work phone' });
  expect(screen.getByRole('list', { name: 'Your passkeys and authenticator apps' })).toHaveFocus();
  expect(screen.queryByLabelText('New Name')).toBeNull();
});

test('nothing is shown where the back end has no second step', async () => {
  stubNetwork({});
  renderInPortal(<Factors />, { dataProvider: {} });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('new recovery codes are shown once', async () => {
  const { user } = open([phone], 1);
  await user.click(await screen.findByRole('button', { name: 'New Recovery Codes' }));
  const asked = within(await screen.findByRole('dialog', { name: 'New Recovery Codes' }));
  await user.click(asked.getByRole('button', { name: 'New Recovery Codes' }));
  expect(await screen.findByText('EEEE-FFFF')).toBeVisible();
});
