import { fireEvent, screen } from '@testing-library/react';
import { Profiler, type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { InvitationList } from '../../resources/invitations/ManageAssociatesPage.tsx';
import { invitations, invitationsServer } from '../../resources/invitations/testInvitations.ts';
import { RegistrationForm, RegistrationPage } from '../../src/portal/form/RegistrationPage.tsx';
import { deferred, renderInPortal } from '../support/portalPage.tsx';

/** What a page shows after each commit of React (decision record 0053). */

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

test('a list comes with what stands above it, and with all its rows after Back', async () => {
  const { commits, element } = record(
    <>
      <h1>Above</h1>
      <InvitationList />
    </>,
    ['h1', 'h2', 'td'],
  );
  renderInPortal(element, { dataProvider });
  await screen.findByText('a01@northwind.example');
  expect(commits.splice(0)).toEqual(['h1 h2', 'h1 h2 td']);
  fireEvent.click(screen.getByText('Again'));
  expect(commits).toEqual(['h1 h2 td']);
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
