import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../tests/support/server/form.ts';
import { agencyNamed } from '../../tests/support/server/reports.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { reportTemplate } from '../../workbooks/reportTemplate.ts';

const DAY = 86_400_000;
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true });
});
afterAll(() => hub.close());

const workbook = Uint8Array.from(await reportTemplate('en'));
const upload = async (email: string, bytes = workbook, name = 'Q1.xlsx') =>
  (await hub.as(email)).call('uploadReport', await multipart([['file', new File([bytes], name)]]));

test('an agency uploads twenty files a day, those counted whose content is refused', async () => {
  const ada = 'poc.approved@northwind.example';
  for (let n = 0; n < 3; n++) {
    expect((await upload(ada, workbook, 'Q1.pdf')).statusCode).toBe(400);
    expect((await upload(ada, new Uint8Array(2 * 1024 * 1024))).statusCode).toBe(400);
  }
  expect((await upload(ada, Uint8Array.from([0, 1, 2]))).statusCode).toBe(400);
  const answers = await Promise.all(Array.from({ length: 25 }, () => upload(ada)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([...Array(19).fill(201), ...Array(6).fill(429)]);

  const refused = await upload(ada);
  expect(refused.json().error).toEqual({
    code: 'upload.dailyLimit',
    params: { n: 20 },
    description: 'Your agency has uploaded 20 files today. Please try again tomorrow.',
  });
  // In the zone of the program.
  const untilMidnight = Date.parse('2026-05-21T07:00:00Z') - hub.clock.now().getTime();
  expect(Number(refused.headers['retry-after'])).toBe(untilMidnight / 1000);
  expect((await upload('poc.other@maple.example')).statusCode).toBe(201);
  hub.clock.advance(untilMidnight - 1000);
  expect((await upload(ada)).statusCode).toBe(429);
  hub.clock.advance(1000);
  expect((await upload(ada)).statusCode).toBe(201);
});

test('a second press of the last upload that is allowed ends like the first', async () => {
  hub.clock.advance(DAY);
  const client = await hub.as('poc.other@maple.example');
  const file = new File([workbook], 'Q1.xlsx');
  const codes = async (key: string) => {
    const form = await multipart([
      ['file', file],
      ['submission', key],
    ]);
    return (await client.call('uploadReport', form)).statusCode;
  };
  for (let n = 0; n < 20; n++) expect(await codes(`report ${n}`)).toBe(201);
  expect(await codes('report 20')).toBe(429);
  expect(await codes('report 19')).toBe(201);
  hub.clock.advance(DAY);
});

test('while too many files of an agency wait to be read, its next is refused, and no other agency’s', async () => {
  const northwind = await agencyNamed(hub, 'Northwind Meetings');
  let end = () => {};
  const reading = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Two are read and 25 wait.
  const files = Array.from({ length: 27 }, () =>
    hub.app.reportTurns.run('report', { group: northwind }, () => reading),
  );
  const refused = await upload('poc.approved@northwind.example');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  const other = upload('poc.other@maple.example');
  end();
  expect((await other).statusCode).toBe(201);
  await Promise.all(files);
});
