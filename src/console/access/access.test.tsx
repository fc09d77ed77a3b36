import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#contract/staff/roles.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import PeopleList from '../people/PeopleList.tsx';
import PersonPage from '../people/PersonPage.tsx';
import { personRecord } from '../testing/personRecord.ts';
import { onWideScreen } from '../testing/staffCall.ts';
import { gated } from './Gated.tsx';

/** What each role is shown of the same pages; who may do what is written here by hand. */

beforeEach(onWideScreen);

const id = '00000000-0000-4000-8000-000000000001';
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('The page of a person', () => {
  const show = (roles: StaffRole | StaffRole[], changes = {}) =>
    renderInConsole(<PersonPage />, {
      roles: [roles].flat(),
      resource: 'people',
      dataProvider: {
        getOne: async () => ({ data: personRecord({ openSessions: 1, ...changes }) as never }),
      },
      at: `/staff/people/${id}`,
      paths: ['/staff/people/:id'],
    });

  it.each<[StaffRole, string[]]>([
    ['reviewer', ['Approve', 'Reject', 'Make point of contact']],
    ['support', []],
    ['auditor', []],
    // Of the person, and of the agency.
    ['administrator', ['Log Out', 'Close Account', 'Change Roles', 'Hold Data', 'Hold Data']],
  ])('offers to the role of %s: %j', async (role, offered) => {
    show(role);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nils Berg' })).toBeVisible();
    expect(buttons()).toEqual(offered);
  });

  it.each<[StaffRole[], string[]]>([
    [['reviewer'], []],
    [['support'], ['Ask for Reset']],
    [['auditor'], []],
    [['administrator'], ['Reset Second Step']],
    [['support', 'administrator'], ['Reset Second Step']],
  ])('of somebody with a second step offers to %j: %j', async (roles, offered) => {
    show(roles, { secondStep: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nils Berg' })).toBeVisible();
    expect(buttons().filter((name) => name?.includes('Reset') || name?.includes('Second'))).toEqual(
      offered,
    );
  });

  it.each<[StaffRole, boolean]>([
    ['reviewer', true],
    ['auditor', true],
    ['support', false],
    ['administrator', false],
  ])('%s is led to the agency: %s', async (role, isLed) => {
    show(role);
    await screen.findByRole('heading', { level: 1, name: 'Nils Berg' });
    expect(screen.queryByRole('link', { name: 'Northwind Meetings' }) !== null).toBe(isLed);
  });

  it('says that fields are hidden, and why', async () => {
    show('support', { masked: true });
    expect(await screen.findByText(/your role does not need them/)).toBeVisible();
  });

  it('says why somebody of the same agency decides nothing', async () => {
    show('reviewer', { own: true });
    expect(await screen.findByText(/a colleague decides/)).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  it('lets nobody grant what they lack', async () => {
    show('administrator', { staffRoles: ['editor'] });
    const boxes = await screen.findAllByRole('checkbox');
    const able = boxes.filter((box) => !box.hasAttribute('disabled'));
    expect(able.map((box) => box.getAttribute('value'))).toEqual(['editor', 'administrator']);
  });
});

describe('The list of people', () => {
  const row = { ...personRecord(), agencyId: null, agency: null };
  const show = (role: StaffRole) =>
    renderInConsole(<PeopleList />, {
      roles: [role],
      resource: 'people',
      dataProvider: { getList: async () => ({ data: [row as never], total: 1 }) },
    });

  it.each<[StaffRole, { exports: boolean; selects: boolean }]>([
    ['reviewer', { exports: true, selects: false }],
    ['support', { exports: false, selects: true }],
    ['auditor', { exports: true, selects: false }],
    ['administrator', { exports: true, selects: true }],
  ])('%s: %j', async (role, { exports, selects }) => {
    show(role);
    expect(await screen.findByText('Nils Berg')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export as CSV' }) !== null).toBe(exports);
    expect(screen.queryAllByRole('checkbox').length > 0).toBe(selects);
  });
});

describe('A page that the role does not include', () => {
  const Page = gated(() => <h1>Secret</h1>, 'readContent');

  it('is Forbidden, in its place', async () => {
    renderInConsole(<Page />, { roles: ['support'], resource: 'content', dataProvider: {} });
    expect(await screen.findByRole('heading', { name: 'Forbidden' })).toBeVisible();
    expect(screen.getByText(/Your role does not include this page/)).toBeVisible();
    expect(screen.queryByText('Secret')).toBeNull();
  });

  it('is there for who has it', async () => {
    renderInConsole(<Page />, { roles: ['editor'], resource: 'content', dataProvider: {} });
    await waitFor(() => expect(screen.getByText('Secret')).toBeVisible());
  });
});
