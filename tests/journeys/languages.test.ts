import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { languageName, languages, type Translated, translated } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { readManifest } from '../../server/pages/portalManifest.ts';
import { texts } from '../../words/catalogues.ts';
import { staff as consoleWords } from '../../words/en/staff.ts';
import { expectAccessible, settled } from '../support/axe.ts';
import { linkIn } from '../support/mailbox.ts';
import { sentencesOf, textsOnPage } from '../support/sentences.ts';
import { callByApi, open, signInByApi, useStage } from '../support/stage.ts';
import { choose, fill, goWithin, NEW_PASSWORD, pageTitle, tooWide } from '../support/steps.ts';

const portal = join(import.meta.dirname, '../../dist/client');
const POC = 'poc.approved@northwind.example';
const STAFF = 'reviewer@aldervale.example';
const RESET_PASSWORD = 'Another-Kelp1!';

/** What the travelers of this journey type. */
const [FIRST, LAST, COMPANY, STREET, CITY] = ['Noé', 'Lavoie', 'Lavoie Voyages', 'Rue 12', 'Laval'];
/** Also the sheet of the report that it uploads. */
const typed = [FIRST, LAST, `${FIRST} ${LAST}`, COMPANY, STREET, CITY, 'Bookings'];

/** Pages of each layout, open to all and to the accredited: in which language a page's content comes, the server tests. */
const reading = [paths.overview, paths.benefits, paths.rateOffers, paths.news, paths.home];

/**
 * Each language is read on one of the two ways through the portal, so that no text is met twice: what a page says that
 * is not in the catalogue shows in any language. That no text of a catalogue is missing or left in English is told by
 * providers/i18n/languages.test.ts, and of the emails by server/core/mail/compose.test.ts.
 */
const WALKS: Record<Translated, 'agency' | 'associate'> = {
  'es-MX': 'agency',
  'fr-CA': 'associate',
};

describe('The language', () => {
  const stage = useStage();

  it('chosen in the footer applies to every page, is remembered, loads nothing of another, and keeps what is typed', async () => {
    const page = await stage.visit('/overview', { prefetches: true });
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await page.getByRole('navigation', { name: 'Langue' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/overview');

    const chunks = new Set<string>();
    page.on('request', (request) => chunks.add(request.url().split('/').at(-1) ?? ''));
    await page.goto('/');
    await pageTitle(page, 'Vous avez du génie. Faites-le reconnaître.');
    await signInByApi(page.context(), 'poc.revision@elm.example');
    await open(page, paths.agencyRegistration);
    await pageTitle(page, 'Inscription de l’agence');
    const files = await readManifest(portal);
    const words = Object.entries(files).filter(
      ([key, { file }]) => /^(?:words\/|_catalogue-)/.test(key) && chunks.has(basename(file)),
    );
    expect(words.map(([key]) => key).sort()).toEqual([
      'words/fr-CA/catalogue.ts',
      'words/fr-CA/light.ts',
    ]);

    const agents = page.getByLabel('Nombre d’agents', { exact: true });
    await agents.fill('4321');
    await page.getByRole('link', { name: 'Español', exact: true }).click();
    await pageTitle(page, 'Registro de la agencia');
    await expect
      .poll(() => page.getByLabel('Número de agentes', { exact: true }).inputValue())
      .toBe('4321');
  });

  describe.each(translated)('A person who reads %s', async (language) => {
    const { portal, mails } = texts[language];
    const { dashboard, public: words } = portal;
    const about = ({ subject }: { subject: string }) =>
      interpolate(subject, { brand: defaultBrand.name });
    const isOfLanguage = await sentencesOf(language, typed);
    /** Texts that are none of the language, each with the page or email in which it stands. */
    const foreign = new Map<string, string>();

    /** Looks at every text of a page. */
    const read = async (page: Page, where = new URL(page.url()).pathname) => {
      for (const text of await textsOnPage(page)) if (!isOfLanguage(text)) foreign.set(text, where);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    };
    const readSettled = async (page: Page) => {
      await settled(page);
      await read(page);
    };
    /** Looks at every text of an email, and every line of its plain text. */
    const readMail = async (page: Page, mail: Email) => {
      const letter = await page.context().newPage();
      await letter.setContent(mail.html ?? '');
      await read(letter, `email ${mail.subject}`);
      await letter.close();
      for (const line of [mail.subject ?? '', ...(mail.text ?? '').split('\n')])
        if (!isOfLanguage(line)) foreign.set(line, `email ${mail.subject}`);
    };
    const press = (page: Page, name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const follow = (page: Page, name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const fieldsOf = ({ password, confirmPassword }: typeof words.form, secret: string) => ({
      [password]: secret,
      [confirmPassword]: secret,
    });
    /** Sends an empty form, and looks at what it says of its fields. */
    const sendEmpty = async (page: Page, button: string) => {
      await press(page, button);
      await page.getByText(portal.validation.required, { exact: true }).first().waitFor();
      await readSettled(page);
    };

    const registersAsAssociate = async () => {
      const { mailbox } = stage;
      const invitee = `noe.lavoie@${language.toLowerCase()}.example`;
      const poc = await stage.visit('/associates?search=noe', { as: POC });
      await poc.getByLabel('Add Associate Emails').fill(invitee);
      await choose(poc, 'Language of the email', languageName(language));
      await poc.getByRole('button', { name: 'Send Invites' }).click();
      const invitation = await mailbox.take(invitee);
      await readMail(poc, invitation);

      const page = await stage.visit(linkIn(invitation, paths.createAssociate));
      await pageTitle(page, words.createAssociate.title);
      await readSettled(page);
      await sendEmpty(page, words.createAssociate.submit);
      const { firstName, lastName } = words.form;
      const name = { [firstName]: FIRST, [lastName]: LAST };
      await fill(page, { ...name, ...fieldsOf(words.form, NEW_PASSWORD) });
      await press(page, words.createAssociate.submit);
      await pageTitle(page, dashboard.title);
      await readSettled(page);

      await follow(page, dashboard.actions.start);
      await pageTitle(page, portal.associate.title);
      await sendEmpty(page, portal.associate.save);
      const { fields } = portal.associate;
      const { address } = portal.form;
      await fill(page, {
        [fields.companyName]: COMPANY,
        [fields.jobTitle]: COMPANY,
        [fields.preferredPhoneNumber]: '+1 503 555 0134',
        [address.street]: STREET,
        [address.city]: CITY,
        [address.zip]: '97205',
      });
      for (const [list, option] of [
        [address.country, portal.options.countries.US],
        [address.state, portal.options.states.US.OR],
      ] as const) {
        await page.getByRole('combobox', { name: list, exact: true }).click();
        await read(page);
        await page.getByRole('option', { name: option, exact: true }).click();
      }
      await press(page, portal.associate.save);
      await pageTitle(page, dashboard.title);
      await page.getByText(dashboard.associate.PENDING).waitFor();
      await readSettled(page);

      const account = await stage.hub.query('select id from accounts where email = $1', [invitee]);
      const decision = `${staffBase}/people/${account.rows[0].id}/decision`;
      await signInByApi(poc.context(), STAFF);
      await callByApi(poc.context(), 'POST', decision, { decision: 'approve' });
      const approval = await mailbox.take(invitee, about(mails.associateApproved));
      await readMail(page, approval);

      await open(page, linkIn(approval, paths.dashboard));
      await pageTitle(page, dashboard.title);
      await readSettled(page);
      await follow(page, dashboard.actions.readGuide);
      // The dashboard, which stays while the guide is loaded, has the same button.
      await page.getByRole('heading', { name: portal.content.acknowledge.title }).waitFor();
      await readSettled(page);
      await press(page, dashboard.actions.acknowledge);
      await page.getByText(dashboard.associate.ACCREDITED).waitFor();
      await readSettled(page);
      await follow(page, portal.content.acknowledge.next);
      await press(page, dashboard.actions.viewConfirmation);
      await page.getByText(dashboard.confirmation.title, { exact: true }).waitFor();
      await readSettled(page);

      for (const path of reading) {
        await goWithin(page, path);
        await settled(page);
        const card = page.locator('main h2 button[aria-expanded="false"]').first();
        if (await card.isVisible()) await card.click();
        await readSettled(page);
      }
      await expectAccessible(page);

      for (const path of [paths.profile, paths.security, paths.associates, '/no/such/page']) {
        await goWithin(page, path);
        await readSettled(page);
      }
      await page.goto(paths.logout);
      await page.waitForURL(`${stage.hub.url}/`);
      await readSettled(page);
      expect([...foreign]).toEqual([]);
    };

    const runsAgency = async () => {
      const { mailbox } = stage;
      const office = `office@new-${language.toLowerCase()}.example`;
      const page = await stage.visit(`${paths.createAgent}?language=${language}`);
      await pageTitle(page, words.createAgent.title);
      await sendEmpty(page, words.createAgent.submit);
      const { firstName, lastName, email } = words.form;
      const who = { [firstName]: FIRST, [lastName]: LAST, [email]: office };
      await fill(page, { ...who, ...fieldsOf(words.form, NEW_PASSWORD) });
      await press(page, words.createAgent.submit);
      await page.getByText(words.createAgent.doneTitle).waitFor();
      await readSettled(page);

      const confirmation = await mailbox.take(office);
      await readMail(page, confirmation);
      await open(page, linkIn(confirmation, paths.confirmEmail));
      await pageTitle(page, words.confirm.title);
      await sendEmpty(page, words.confirm.button);
      await fill(page, { [words.form.password]: NEW_PASSWORD });
      await press(page, words.confirm.button);
      await pageTitle(page, dashboard.title);
      await readSettled(page);
      await follow(page, dashboard.actions.completeRequest);
      await pageTitle(page, portal.agency.title);
      await sendEmpty(page, portal.agency.submit);
      await page.goto(paths.logout);
      await page.waitForURL(`${stage.hub.url}/`);

      // A password that is wrong, then a new one by email.
      await page.getByLabel(words.signIn.email, { exact: true }).fill(office);
      await page.getByLabel(words.signIn.password, { exact: true }).fill(RESET_PASSWORD);
      await press(page, words.signIn.submit);
      await page.getByText(portal.error.accessDenied).waitFor();
      await readSettled(page);
      await open(page, paths.reset);
      await sendEmpty(page, words.reset.submit);
      await fill(page, { [email]: office });
      await press(page, words.reset.submit);
      await page.getByText(words.reset.doneTitle).waitFor();
      await readSettled(page);
      const reset = await mailbox.take(office, about(mails.passwordReset));
      await readMail(page, reset);
      await open(page, linkIn(reset, paths.reset));
      await sendEmpty(page, words.reset.setSubmit);
      await fill(page, { [email]: office, ...fieldsOf(words.form, RESET_PASSWORD) });
      await press(page, words.reset.setSubmit);
      await pageTitle(page, dashboard.title);
      await readMail(page, await mailbox.take(office, about(mails.passwordChanged)));

      await signInByApi(page.context(), POC);
      await open(page, paths.dashboard);
      for (const path of [paths.associates, paths.reporting, paths.agencyRegistration]) {
        await goWithin(page, path);
        await readSettled(page);
      }
      await expectAccessible(page);
      expect([...foreign]).toEqual([]);
    };

    const [title, walk] =
      WALKS[language] === 'agency'
        ? ['registers an agency, sets a new password and runs the agency in it', runsAgency]
        : ['is invited, registers, is accredited and signs out in it', registersAsAssociate];
    it(title, walk);
  });

  // Longer than any language, with accents, and from right to left: what is not in the catalogue or has no room is
  // seen.
  it('of the pseudo locales fits a phone, mirrored, and leaves no label of the console untranslated', async () => {
    const viewport = { width: 360, height: 740 };
    const poc = await stage.visit(`${paths.dashboard}?language=en-XB`, { as: POC, viewport });
    const staff = await stage.visit(`${paths.staff}?language=en-XB`, { as: STAFF, viewport });
    const { overview: _, ...parts } = consoleWords.parts;
    const walks = [
      [poc, [paths.dashboard, paths.associates, paths.reporting, paths.agencyRegistration]],
      [staff, [paths.staff, ...Object.keys(parts).map((part) => `${paths.staff}/${part}`)]],
    ] as const;
    const wrong: string[] = [];
    for (const [page, addresses] of walks) {
      for (const path of addresses) {
        if (new URL(page.url()).pathname !== path) await goWithin(page, path);
        await settled(page);
        expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
        const over = await tooWide(page);
        if (over > 0) wrong.push(`${path}: ${over} px too wide`);
        const labels = page
          .locator('main')
          .locator('h1, h2, h3, legend, label, th, button[type="submit"]');
        const plain = (await labels.allInnerTexts()).filter((text) => /^[^[]*[a-z]{3}/i.test(text));
        wrong.push(...plain.map((text) => `${path}: ${text}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  // The layout's widths (specification §9). Words are longer in other languages, which shows where there is least room.
  // 303: 320 less a scroll bar, which takes up space in most browsers on a desktop.
  const narrow = [303, 768, 1024, 1280];
  const wider = [1920, 2560, 3840];
  it('fits every page from 320 to 3840 px', async () => {
    const page = await stage.visit('/?language=en', { as: POC });
    const wide: string[] = [];
    for (const { code, name } of languages) {
      if (code !== 'en') {
        await page.getByRole('link', { name, exact: true }).click();
        await page.locator(`html[lang="${code}"]`).waitFor();
      }
      for (const path of ['/', '/dashboard', '/associates', '/reporting', '/agency/registration']) {
        if (new URL(page.url()).pathname !== path) await goWithin(page, path);
        await settled(page);
        for (const width of code === 'en' ? [...narrow, ...wider] : narrow) {
          await page.setViewportSize({ width, height: 900 });
          const over = await tooWide(page);
          if (over > 0) wide.push(`${path} in ${name} at ${width}: ${over} px too wide`);
        }
      }
    }
    // The spacing of text that readers may set themselves (WCAG 1.4.12).
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      );
      document.adoptedStyleSheets.push(spaced);
    });
    await page.setViewportSize({ width: 320, height: 900 });
    const over = await tooWide(page);
    if (over > 0) wide.push(`spaced text at 320: ${over} px too wide`);
    expect(wide).toEqual([]);
  });
});
