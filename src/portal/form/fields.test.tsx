import { screen, waitFor, within } from '@testing-library/react';
import { EditContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { agencyForm } from '#contract/forms/agency.ts';
import { emptyAgencyForm } from '#contract/forms/fields.ts';
import type { Language } from '#contract/languages.ts';
import { createHub } from '#providers/hub.ts';
import { createI18nProvider } from '#providers/i18n/i18nProvider.ts';
import { loadLanguage } from '#providers/i18n/language.ts';
import { loadWords } from '#providers/i18n/words.ts';
import { guestBoot } from '#providers/testing/hub.ts';
import { AddressFields, AddressGroup } from './AddressFields.tsx';
import { BooleanEntry, CheckboxesEntry, withoutExcluded, YesNoEntry } from './choiceEntries.tsx';
import { inputOf } from './FieldLink.tsx';
import { FormGroup, ReadOnlyPart } from './FormGroup.tsx';
import { ListEntry } from './ListEntry.tsx';
import { NumberEntry } from './NumberEntry.tsx';
import { RegistrationForm } from './RegistrationPage.tsx';
import { renderPortal } from './testing/renderForm.tsx';
import { completeAddress, EmailEntry, TextEntry, UrlEntry } from './textEntries.tsx';

type Values = ReturnType<typeof emptyAgencyForm>;
const details = (changes: object): Values => ({
  ...emptyAgencyForm(),
  agencyDetails: { ...emptyAgencyForm().agencyDetails, ...changes },
});

const name = <TextEntry source="agencyDetails.accountName" />;
const website = <UrlEntry source="agencyDetails.companyWebsite" />;
const agents = <NumberEntry source="agencyDetails.numberOfAgents" />;
const natures = <CheckboxesEntry source="agencyDetails.natureOfBusiness" />;
const numbers = <ListEntry source="agencyDetails.additionalNumbers.ARC" />;
const question = <YesNoEntry source="agencyBusinessProfile.conductsBusinessInternationally" />;
const agreement = <BooleanEntry source="acknowledgeFastPay" />;
const physicalAddress = (
  <FormGroup name="physicalAddress">
    <AddressFields source="agencyDetails.physicalAddress" />
  </FormGroup>
);
const contact = (
  <FormGroup name="authorizedPOC">
    <EmailEntry source="authorizedPOC.emailAddress" />
    <AddressGroup source="authorizedPOC.mailingAddress" copyFrom="agencyDetails.physicalAddress" />
  </FormGroup>
);
const fields = (
  <>
    <FormGroup name="details">
      {name}
      {website}
      {agents}
      {natures}
      {numbers}
      {question}
      {agreement}
    </FormGroup>
    {physicalAddress}
    {contact}
  </>
);
const at = '2026-05-03T12:00:00Z';
const comments = [{ field: 'agencyDetails.accountName', text: 'Is this the whole name?', at }];

const renderFields = (
  children: ReactNode,
  values = emptyAgencyForm(),
  editable = true,
  visitor: Parameters<typeof renderPortal>[2] = {},
) =>
  renderPortal(
    <ResourceContextProvider value="agency">
      <EditContextProvider value={{} as never}>
        <RegistrationForm
          editable={editable}
          schema={agencyForm}
          empty={emptyAgencyForm()}
          valuesOf={() => values}
          groups={[]}
          comments={comments}
          action="Submit"
        >
          {children}
        </RegistrationForm>
      </EditContextProvider>
    </ResourceContextProvider>,
    {},
    visitor,
  );

const group = (name: string) => within(screen.getByRole('group', { name }));

describe('ticks', () => {
  test('None and Not Applicable exclude the others, and the others them', () => {
    expect(withoutExcluded(['HYATT', 'IHG', 'NONE'])).toEqual(['NONE']);
    expect(withoutExcluded(['NONE', 'HYATT'])).toEqual(['HYATT']);
    expect(withoutExcluded(['LUXURY', 'NOT_APPLICABLE'])).toEqual(['NOT_APPLICABLE']);
    expect(withoutExcluded(['HYATT', 'IHG'])).toEqual(['HYATT', 'IHG']);
    expect(withoutExcluded([])).toEqual([]);
  });

  test('a group has its legend as its name and carries its error', async () => {
    const { user } = renderFields(natures);
    const boxes = group('Nature of Business');
    await user.click(boxes.getByRole('checkbox', { name: 'TMC' }));
    await user.click(boxes.getByRole('checkbox', { name: 'Other' }));
    expect(boxes.getByRole('checkbox', { name: 'TMC' })).toBeChecked();
    await user.click(boxes.getByRole('checkbox', { name: 'TMC' }));
    await user.click(boxes.getByRole('checkbox', { name: 'Other' }));
    await user.tab();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Nature of Business' })).toHaveAccessibleDescription(
        'Error: Field is required Choose all that apply. Required',
      ),
    );
    await user.click(boxes.getByRole('checkbox', { name: 'Other' }));
    await waitFor(() => expect(boxes.queryByText(/Field is required/)).not.toBeInTheDocument());
  });

  test('an agreement that must be ticked says so', async () => {
    const { user } = renderFields(agreement);
    const box = screen.getByRole('checkbox', { name: 'Acknowledge FastPay' });
    await user.dblClick(box);
    await user.tab();
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(expect.stringContaining('Checkbox is required')),
    );
  });
});

test('a question has Yes and No', async () => {
  const { user } = renderFields(question);
  const answer = (word: string) => screen.getByRole('radio', { name: word });
  expect(screen.getByRole('group', { name: 'Conducts Business Internationally' })).toContainElement(
    answer('No'),
  );
  expect(answer('No')).toBeChecked();
  await user.click(answer('Yes'));
  expect(answer('Yes')).toBeChecked();
  expect(answer('No')).not.toBeChecked();
});

describe('numbers and web addresses', () => {
  const open = async (language: Language = 'en') => {
    const loaded = await loadLanguage(language);
    const hub = createHub(guestBoot, loaded);
    const words = createI18nProvider(hub, await loadWords(language));
    const page = renderFields(agents, emptyAgencyForm(), true, { hub, words });
    return { ...page, input: page.container.querySelector('input[inputmode=numeric]') as Element };
  };

  test('a number blocks the letter e, and takes no other number for it', async () => {
    const { user, input } = await open();
    expect(input).toBe(screen.getByRole('textbox', { name: 'Number of Agents' }));
    await user.type(input, '1e');
    await user.type(input, '3');
    expect(input).toHaveValue('13');
    await user.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Field should be numeric/));
    expect(input).toHaveAccessibleDescription(/The letter e was left out/);
    await user.clear(input);
    await user.type(input, '1300');
    await user.tab();
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid', 'true'));
    expect(input).not.toHaveAccessibleDescription(/The letter e was left out/);
  });

  test.each([
    ['en', '1,000', null],
    ['en', '1 000', null],
    ['en', '１２', null],
    ['en', '12,5', 'Field should be numeric'],
    ['en', '12.5', 'Field should be numeric'],
    ['en', '1.000', 'Field should be numeric'],
    ['en', '-5', 'Field value less than 1'],
    ['es-MX', '1,000', null],
    ['es-MX', '1.000', 'Escriba un número'],
    ['fr-CA', '1 000', null],
    ['fr-CA', '1,000', 'Entrez un nombre'],
    ['fr-CA', '12,5', 'Entrez un nombre'],
  ] as const)('in %s %j stays as it was typed: %s', async (language, typed, refused) => {
    const { user, input } = await open(language);
    await user.type(input, typed);
    await user.tab();
    expect(input).toHaveValue(typed);
    if (refused)
      await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(refused)));
    else expect(input).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a number that is pasted with an exponent is refused as it is', async () => {
    const { user, input } = await open();
    await user.click(input);
    await user.paste('1e3');
    await user.tab();
    expect(input).toHaveValue('1e3');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Field should be numeric/));
  });

  test('a web address gets its https:// when it is left', async () => {
    const { user } = renderFields(website);
    const input = screen.getByLabelText('Company Website');
    await user.type(input, 'www.northwind.example');
    expect(input).toHaveValue('www.northwind.example');
    await user.tab();
    expect(input).toHaveValue('https://www.northwind.example');
  });

  test.each([
    ['', ''],
    [' N/A', 'N/A'],
    ['http://a.example', 'http://a.example'],
    ['a.example', 'https://a.example'],
    ['//a.example', 'https://a.example'],
    ['ftp:a', 'ftp:a'],
  ])('%j becomes %j', (typed, address) => expect(completeAddress(typed)).toBe(address));
});

describe('lists of numbers', () => {
  test('grow and shrink, with the focus where the work goes on', async () => {
    const { user } = renderFields(numbers);
    const add = () => screen.getByRole('button', { name: 'Add a number to ARC Numbers' });
    await user.click(add());
    expect(screen.getByLabelText('ARC Numbers: number 1')).toHaveFocus();
    await user.keyboard('111');
    await user.click(add());
    await user.keyboard('222');
    await user.click(screen.getByRole('button', { name: 'Remove number 1 from ARC Numbers' }));
    expect(screen.getByLabelText('ARC Numbers: number 1')).toHaveValue('222');
    expect(screen.getByLabelText('ARC Numbers: number 1')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove number 1 from ARC Numbers' }));
    expect(add()).toHaveFocus();
  });

  test('pressing Add leads to the row that is still empty', () => {
    renderFields(numbers);
    expect(inputOf('agency', 'agencyDetails.additionalNumbers.ARC')).toBe(
      screen.getByRole('button', { name: 'Add a number to ARC Numbers' }),
    );
  });

  test('empty rows are removed when the list loses the focus', async () => {
    const form = (
      <>
        {name}
        {numbers}
      </>
    );
    const { user } = renderFields(form, details({ additionalNumbers: { ARC: ['111'] } }));
    await user.click(screen.getByRole('button', { name: 'Add a number to ARC Numbers' }));
    expect(screen.getByLabelText('ARC Numbers: number 2')).toHaveFocus();
    await user.click(screen.getByLabelText('Account Name'));
    expect(screen.getByLabelText('ARC Numbers: number 1')).toHaveValue('111');
    expect(screen.queryByLabelText('ARC Numbers: number 2')).not.toBeInTheDocument();
  });

  test('a number that is too long has its error at its own field', async () => {
    const values = details({ additionalNumbers: { ARC: ['1', '2'.repeat(200)] } });
    const { user } = renderFields(numbers, values);
    await user.type(screen.getByLabelText('ARC Numbers: number 2'), '2');
    await user.tab();
    await user.tab();
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('ARC Numbers: number 2')).toHaveAccessibleDescription(
        'Error: Field length more than 200 chars',
      ),
    );
  });
});

describe('addresses', () => {
  test('the states follow the country', async () => {
    const { user } = renderFields(physicalAddress);
    const address = group('Physical Address');
    const box = (name: string) => address.getByRole('combobox', { name });
    /** Writes over it at once: each letter would list the countries anew. */
    const write = async (name: string, text: string) => {
      await user.clear(box(name));
      await user.paste(text);
    };
    /** Returns the states that can be chosen. */
    const states = async () => {
      await user.click(box('State'));
      const list = screen.queryByRole('listbox');
      const names =
        list &&
        within(list)
          .getAllByRole('option')
          .map((one) => one.textContent);
      await user.keyboard('{Escape}');
      return names ?? [];
    };
    expect(box('State')).toHaveAttribute('placeholder', 'Choose a country first');
    expect(await states()).toEqual([]);
    await write('Country', 'canad');
    await user.keyboard('{Enter}');
    expect(box('Country')).toHaveValue('Canada');
    expect(await states()).toHaveLength(13);
    await write('State', 'Québec');
    await user.keyboard('{Enter}');
    expect(box('State')).toHaveValue('Quebec');
    await write('Country', 'mexi');
    await user.keyboard('{Enter}');
    expect(box('State')).toHaveValue('');
    expect(await states()).toHaveLength(32);
    await write('Country', 'canad');
    await user.keyboard('{Enter}');
    expect(box('State'), 'not kept out of sight').toHaveValue('');
    await write('State', 'Québ');
    await user.tab();
    await waitFor(() => expect(box('State')).toHaveValue('Quebec'));
    await write('State', 'new');
    await user.tab();
    await waitFor(() => expect(box('State'), 'more than one').toHaveValue(''));
    await write('Country', 'united states');
    await user.tab();
    await waitFor(() => expect(box('Country')).toHaveValue('United States'));
    expect(await states()).toHaveLength(52);
  });

  test('the states are in the alphabetical order of the language', async () => {
    const hub = createHub(guestBoot, await loadLanguage('es-MX'));
    const words = createI18nProvider(hub, await loadWords('es-MX'));
    const address = { street: '', city: '', state: '', zip: '', country: 'US' };
    const values = details({ physicalAddress: address });
    const { user } = renderFields(physicalAddress, values, true, { hub, words });
    await user.click(screen.getByRole('combobox', { name: 'Estado o provincia' }));
    const names = screen.getAllByRole('option').map((one) => one.textContent ?? '');
    expect(names.filter((name) => name.startsWith('C'))).toEqual([
      'California',
      'Carolina del Norte',
      'Carolina del Sur',
      'Colorado',
      'Connecticut',
    ]);
  });

  test('a ZIP+4 drops its last four, pasted or typed', async () => {
    const { user } = renderFields(physicalAddress);
    const zip = group('Physical Address').getByLabelText('Zip');
    await user.click(zip);
    await user.paste('60601-1234');
    expect(zip).toHaveValue('60601');
    await user.clear(zip);
    await user.type(zip, '60602 – 1234');
    await user.tab();
    expect(zip).toHaveValue('60602');
    await user.clear(zip);
    await user.type(zip, 'H2Y 1C6');
    expect(zip).toHaveValue('H2Y 1C6');
  });

  test('an address is copied from another', async () => {
    const address = {
      street: '88 Rue des Érables',
      city: 'Montréal',
      state: 'QC',
      zip: 'H2Y 1C6',
      country: 'CA',
    };
    const form = (
      <>
        {physicalAddress}
        {contact}
      </>
    );
    const { user } = renderFields(form, details({ physicalAddress: address }));
    await user.click(screen.getByRole('button', { name: 'Copy from Physical Address' }));
    const copy = group('Mailing Address');
    expect(copy.getByLabelText('Street')).toHaveValue('88 Rue des Érables');
    expect(copy.getByLabelText('State')).toHaveValue('Quebec');
    expect(copy.getByText('Copied from Physical Address.')).toBeInTheDocument();
    await user.type(copy.getByLabelText('City'), '!');
    expect(group('Physical Address').getByLabelText('City')).toHaveValue('Montréal');
  });

  test('an empty address is not copied: the page says what to fill in first', async () => {
    const { user } = renderFields(
      <>
        {physicalAddress}
        {contact}
      </>,
    );
    const copy = group('Mailing Address');
    await user.type(copy.getByLabelText('City'), 'Oslo');
    await user.click(screen.getByRole('button', { name: 'Copy from Physical Address' }));
    expect(copy.getByText('Please fill in Physical Address first.')).toBeInTheDocument();
    expect(copy.getByLabelText('City')).toHaveValue('Oslo');
  });
});

test("the reviewer's word stands above the form and beside its field ", async () => {
  const { user } = renderFields(name);
  const input = screen.getByLabelText('Account Name');
  expect(input).toHaveAccessibleDescription(/Reviewer, May 3, 2026 ?Is this the whole name\?/);
  await user.click(screen.getByRole('link', { name: 'Account Name' }));
  expect(input).toHaveFocus();
});

test('a part that is read only shows what the record holds', () => {
  renderFields(
    <ReadOnlyPart>{fields}</ReadOnlyPart>,
    details({ accountName: 'Elm', additionalNumbers: { ARC: ['1'] } }),
  );
  expect(screen.getByText('Account Name', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Elm',
  );
  expect(screen.getByText('ARC Numbers').nextElementSibling).toHaveTextContent('1');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Submit' })]);
});

test('a form that is read only shows names and values, and no input', () => {
  const written = details({
    accountName: 'Elm Street Sourcing',
    natureOfBusiness: ['TMC', 'SOURCING_ONLY'],
    physicalAddress: {
      street: '17 Elm St',
      city: 'Burlington',
      state: 'VT',
      zip: '05401',
      country: 'US',
    },
    additionalNumbers: { ARC: ['1', '2'] },
  });
  const authorizedPOC = { ...written.authorizedPOC, emailAddress: 'farid@elm.example' };
  const values = { ...written, authorizedPOC };
  renderFields(fields, values, false);
  const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(value('Account Name')).toHaveTextContent('Elm Street Sourcing');
  expect(value('Nature of Business')).toHaveTextContent('TMC, Sourcing Only');
  expect(value('ARC Numbers')).toHaveTextContent('1, 2');
  expect(value('Conducts Business Internationally')).toHaveTextContent('No');
  expect(value('Number of Agents')).toHaveTextContent('Not provided');
  expect(screen.getByText('Burlington, Vermont, 05401')).toBeInTheDocument();
  expect(value('Mailing Address')).toHaveTextContent('Not provided');
  expect(value('Email Address')).toHaveTextContent('farid@elm.example');
  expect(value('Email Address')?.querySelector('wbr')).not.toBeNull();
  for (const role of ['textbox', 'checkbox', 'radio', 'combobox', 'button']) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
});
