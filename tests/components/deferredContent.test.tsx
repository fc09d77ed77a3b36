import { fireEvent, screen } from '@testing-library/react';
import { Profiler, type ReactNode, useState } from 'react';
import { TextInput } from 'react-admin';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InvitationList } from '../../resources/invitations/InvitationList.tsx';
import { InvitePanel } from '../../resources/invitations/InvitePanel.tsx';
import { invitations, invitationsServer } from '../../resources/invitations/testInvitations.ts';
import { StaffLayout } from '../../src/console/layout/StaffLayout.tsx';
import { StaffList } from '../../src/console/list/StaffList.tsx';
import { RegistrationForm, RegistrationPage } from '../../src/portal/form/RegistrationPage.tsx';
import { deferred, renderInPortal } from '../support/portalPage.tsx';
import { renderInConsole } from '../support/staffPage.tsx';

/** Where pages come in two commits, between which the browser can respond (decision record 0053). */

/** Shows its children, and again from the start after a press, as after Back. */
function Recorded({ onRender, children }: { onRender: () => void; children: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
      <Profiler key={count} id="page" onRender={onRender}>
        {children}
      </Profiler>
    </>
  );
}

/** Records which of these elements the page has after each commit of React: `h1`, then `h1 form`. */
function record(children: ReactNode, selectors: string[]) {
  const commits: string[] = [];
  const onRender = () => {
    const shown = selectors.filter((selector) => document.querySelector(selector)).join(' ');
    if (shown !== commits.at(-1)) commits.push(shown);
  };
  return { commits, element: <Recorded onRender={onRender}>{children}</Recorded> };
}

const { dataProvider } = invitationsServer(invitations(1));
const page = <p className="page">Page</p>;
const list = (
  <StaffList filters={[<TextInput key="q" source="q" alwaysOn />]}>
    <p className="rows">Rows</p>
  </StaffList>
);
const staffList = {
  resource: 'people',
  dataProvider: { getList: async () => ({ data: [{ id: 'ada' }], total: 1 }) } as never,
};

test.each([
  ['after its title', false, ['h2', 'h2 textarea ol']],
  ['at once on a page that was here before', true, ['h2 textarea ol']],
])('the invite box comes %s', (_, ready, expected) => {
  const { commits, element } = record(<InvitePanel ready={ready} onSent={() => {}} />, [
    'h2',
    'textarea',
    'ol',
  ]);
  renderInPortal(element, { dataProvider });
  expect(commits).toEqual(expected);
});

test('a list of the portal comes after what stands above it, and with all its rows after Back', async () => {
  const { commits, element } = record(
    <>
      <h1>Above</h1>
      <InvitationList />
    </>,
    ['h1', 'h2', 'td'],
  );
  renderInPortal(element, { dataProvider });
  await screen.findByText('a01@northwind.example');
  expect(commits.splice(0)).toEqual(['h1', 'h1 h2', 'h1 h2 td']);
  fireEvent.click(screen.getByText('Again'));
  expect(commits).toEqual(['h1 h2 td']);
});

test('the rows of a list of the console come after its filters, and with them after Back', async () => {
  const { commits, element } = record(list, ['form', '.rows']);
  renderInConsole(element, staffList);
  await screen.findByText('Rows');
  expect(commits.splice(0)).toEqual(['form', 'form .rows']);
  fireEvent.click(screen.getByText('Again'));
  expect(commits).toEqual(['form .rows']);
});

test('a page of the console comes after the bar', async () => {
  const { commits, element } = record(<StaffLayout>{page}</StaffLayout>, ['header', '.page']);
  renderInConsole(element, staffList);
  await screen.findByText('Page');
  expect(commits).toEqual(['header', 'header .page']);
});

test('a form comes after what its record changes, as placeholder until then', async () => {
  const answer = deferred<{ data: { id: string } }>();
  let placeholders = 0;
  const count = () => {
    if (screen.queryByRole('status')) placeholders += 1;
  };
  renderInPortal(
    <Profiler id="page" onRender={count}>
      <RegistrationPage resource="agency" outcome={() => ''}>
        <RegistrationForm
          editable
          schema={z.object({})}
          empty={{}}
          valuesOf={() => ({})}
          groups={[]}
          action="Save"
        >
          {page}
        </RegistrationForm>
      </RegistrationPage>
    </Profiler>,
    { dataProvider: { getOne: () => answer.promise } as never },
  );
  const before = placeholders;
  answer.resolve({ data: { id: 'mine' } });
  await screen.findByText('Page');
  expect(placeholders).toBeGreaterThan(before);
});
