import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoQuiz } from '../../demo/quiz.ts';
import { expectAccessible } from '../support/axe.ts';
import { useStage } from '../support/stage.ts';
import { logIn, pageTitle, press } from '../support/steps.ts';

const EDITOR = 'editor@aldervale.example';
const ASSOCIATE = 'associate.registered@northwind.example';
const POC = 'poc.approved@northwind.example';

/** What the editor writes, in the tab of each language: the question, the right choice and a wrong one. */
const written = [
  ['English', 'Who answers a request?', 'The desk', 'A machine'],
  ['Español', '¿Quién responde una solicitud?', 'La mesa', 'Una máquina'],
  ['Français', 'Qui répond à une demande ?', 'Le bureau', 'Une machine'],
] as const;
const [[, question, rightChoice]] = written;

/** The right choices of what is asked. */
const rightOf = (asked: string): string[] =>
  asked.includes(question)
    ? [rightChoice]
    : (demoQuiz
        .find(({ text }) => asked.includes(text.en ?? '?'))
        ?.choices.flatMap(({ right, texts }) => (right && texts.en ? [texts.en] : [])) ?? []);

describe('The quiz of the brand education', () => {
  const stage = useStage();

  async function write(staff: Page) {
    await staff.getByRole('link', { name: 'New question' }).click();
    await pageTitle(staff, 'New question');
    for (const [language, text, ...choices] of written) {
      await staff.getByRole('tab', { name: language }).click();
      await staff.getByRole('textbox', { name: 'Question' }).fill(text);
      for (const [place, choice] of choices.entries())
        await staff.getByRole('textbox', { name: `Choice ${place + 1}` }).fill(choice);
    }
    await staff.getByRole('tab', { name: 'English' }).click();
    await staff.getByRole('switch', { name: 'Choice 1 is right' }).check();
    await staff.getByRole('button', { name: 'Save question' }).click();
    await staff.getByText('The question is saved.').waitFor();
  }

  async function switchOn(staff: Page) {
    await staff.getByRole('switch', { name: 'Associates have to pass the quiz' }).check();
    const settings = {
      'Questions of an attempt': `${demoQuiz.length + 1}`,
      'Attempts before a pause': '1',
      'Pause in hours': '1',
    };
    for (const [name, value] of Object.entries(settings))
      await staff.getByRole('spinbutton', { name }).fill(value);
    await staff.getByRole('button', { name: 'Save settings' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await staff.getByText('The settings are saved.').waitFor();
  }

  const asked = (page: Page) => page.locator('fieldset').filter({ hasText: /^Question \d/ });
  const saved = (page: Page) => page.getByText('All answers are saved.').waitFor();
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  async function handIn(page: Page) {
    await press(page, button(page, 'Hand in'));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Hand in' }));
  }
  /** Tab leads to the first of several radio buttons, the arrows from there on. */
  async function choose(page: Page, question: Locator, choice: string) {
    const wanted = question.getByLabel(choice, { exact: true });
    const several = (await question.getByRole('checkbox').count()) > 0;
    await press(page, several ? wanted : question.getByRole('radio').first(), ' ');
    for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses++)
      await page.keyboard.press('ArrowDown');
    expect(await wanted.isChecked(), choice).toBe(true);
  }

  /** Returns what the server tells of the quiz before an attempt is handed in. */
  function listen(page: Page): Promise<string>[] {
    const told: Promise<string>[] = [];
    page.on('response', (answer) => {
      if (/\/education\/quiz(\?|$)/.test(answer.url())) told.push(answer.text());
    });
    return told;
  }

  it('is written and switched on, failed by keyboard, tried again after the pause, kept through an ended session, and passed', async () => {
    const staff = await stage.visit('/staff/quiz', { as: EDITOR });
    await write(staff);
    await switchOn(staff);
    await staff.getByRole('link', { name: question }).waitFor();
    await expectAccessible(staff);

    const page = await stage.visit('/education', { as: ASSOCIATE });
    const told = listen(page);
    await page.getByText('You have not read this guide to its end yet.').waitFor();
    await page.getByRole('region', { name: 'Quiz' }).waitFor();
    expect(await button(page, 'Acknowledge').count()).toBe(0);
    await press(page, button(page, 'Start the quiz'));
    await page.getByText(/^You have read this guide to its end on/).waitFor();
    await asked(page).filter({ hasText: question }).waitFor();
    await expectAccessible(page);
    await choose(page, asked(page).filter({ hasText: question }), 'A machine');
    await saved(page);
    await handIn(page);
    await page.getByText('You have not passed the quiz yet').waitFor();
    await page.getByText(demoQuiz[0]?.explanation.en ?? '').waitFor();
    const wrong = page.getByRole('listitem').filter({ hasText: question });
    expect(await wrong.getByText('Your answer', { exact: true }).count()).toBe(1);
    await page.getByText(/^You can try again from/).waitFor();
    await expectAccessible(page);

    const poc = await stage.visit('/associates', { as: POC });
    await poc.getByRole('button', { name: 'Brand education: who is where' }).click();
    const kira = await poc
      .getByRole('listitem')
      .filter({ hasText: 'Kira Novak' })
      .last()
      .innerText();
    expect(kira).toMatch(/read to its end on .* · has not passed the quiz yet/);
    expect(await poc.content()).not.toContain('A machine');
    await expectAccessible(poc);

    await page.reload();
    await page.getByText(/^You can try again from/).waitFor();
    await stage.hub.query(`update quiz_attempts set judged_at = judged_at - interval '1 hour'`);
    await page.reload();
    await press(page, button(page, 'Start the quiz'));
    await asked(page).last().waitFor();
    const answers: { place: number; choice: string }[] = [];
    for (const [place, text] of (await asked(page).allInnerTexts()).entries())
      for (const choice of rightOf(text)) answers.push({ place, choice });
    const box = ({ place, choice }: (typeof answers)[number]) =>
      asked(page).nth(place).getByLabel(choice, { exact: true });
    const [first, second, ...others] = answers as [
      (typeof answers)[0],
      (typeof answers)[0],
      ...typeof answers,
    ];

    const answer = ({ place, choice }: (typeof answers)[number]) =>
      choose(page, asked(page).nth(place), choice);
    await answer(first);
    await saved(page);
    await stage.hub.query(
      `delete from sessions where account_id = (select id from accounts where email = $1)`,
      [ASSOCIATE],
    );
    // By script: a call that the page makes by itself may have opened the dialog already.
    await box(second).dispatchEvent('click');
    const again = page.getByRole('dialog', { name: 'Please log in again' });
    await again.waitFor();
    await logIn(again, ASSOCIATE);
    await again.waitFor({ state: 'detached' });
    await saved(page);
    await page.reload();
    await asked(page).last().waitFor();
    for (const one of [first, second]) expect(await box(one).isChecked(), one.choice).toBe(true);

    for (const one of others) await answer(one);
    await saved(page);
    const before = (await Promise.all(told)).join();
    expect(before).toContain(question);
    expect(before).not.toMatch(/right|explanation/i);
    await handIn(page);
    await page.getByText('You have passed the quiz').waitFor();
    await expectAccessible(page);
    await press(page, page.getByRole('link', { name: 'Back to My Tasks' }));
    await page.getByText('Congrats! You are now an accredited associate.').waitFor();
  });
});
