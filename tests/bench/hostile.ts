import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { defaultApiBase, endpointPath } from '../../contract/addresses.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { plainXlsx } from '../../workbooks/testing/plainXlsx.ts';
import { goodEvent, reportWorkbook } from '../../workbooks/testing/reportWorkbook.ts';
import { measureSteadily, median } from './measure.ts';
import { seedVolume } from './seed.ts';
import { onStage, say } from './stage.ts';

/**
 * `npm run bench:hostile`: a page of the associates list, asked for at a steady rate while nothing else happens, and
 * while four uploaders send the largest and the most hostile workbooks without a pause. Fails where the 99th percentile
 * is twice as long then. Rounds alternate, and the median round counts: machines are noisy.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    uploaders: { type: 'string', default: '4' },
  },
});
const [seconds, rounds, uploaders] = [options.seconds, options.rounds, options.uploaders].map(
  Number,
) as [number, number, number];
const WORST = 2;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheet = (content: string) =>
  plainXlsx({
    parts: { 'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${content}</worksheet>` },
  });
const texts = Array.from(
  { length: 140_000 },
  (_, n) => `<c t="inlineStr"><is><t>${n}</t></is></c>`,
);
const files: readonly [what: string, name: string, file: Buffer][] = [
  [
    '5,000 events',
    'a.xlsx',
    reportWorkbook(
      Array.from({ length: 5_000 }, (_, n) => ({ ...goodEvent, eventName: `E ${n}` })),
    ),
  ],
  ['a zip bomb', 'a.xlsx', sheet(' '.repeat(49 * 1024 * 1024))],
  [
    '140,000 cells in a row',
    'a.xlsx',
    sheet(`<sheetData><row>${texts.join('')}</row></sheetData>`),
  ],
  [
    'a sheet of every row there is',
    'a.xlsx',
    sheet(
      '<dimension ref="A1:XFD1048576"/><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
    ),
  ],
  [
    '10,000 sheets',
    'a.xlsx',
    plainXlsx({
      parts: {
        'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${'<sheet name="S" sheetId="1" r:id="rId1"/>'.repeat(10_000)}</sheets></workbook>`,
      },
    }),
  ],
];

const base = { app: defaultBrand.app, brand: defaultBrand.code };
const list = `${defaultApiBase}${endpointPath(endpoints.invitations.path, base)}?paging=1-20`;
const preview = `${defaultApiBase}${endpointPath(endpoints.previewReport.path, base)}`;

await onStage(async ({ db, serve, signIn }) => {
  const volume = { invitations: 10_000, ofTheLargest: 1_000, ofTheOthers: 100 };
  const { agencyId, accountId } = await seedVolume(db.$client, volume);
  await db.$client.query(
    "update agencies set quarterly_report_required = true, approved_at = now() - interval '1 year' where id = $1",
    [agencyId],
  );
  const { hub, pid } = await serve(agencyId);
  const cookie = await signIn(accountId, list);
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  const upload = async ([, name, file]: (typeof files)[number]) => {
    const body = new FormData();
    body.append('file', new File([Uint8Array.from(file)], name));
    const headers = { cookie, 'x-xsrf-token': token };
    const answer = await fetch(hub + preview, { method: 'POST', headers, body });
    const { state, error } = (await answer.json()) as { state?: string; error?: { code: string } };
    return state ?? error?.code ?? `${answer.status}`;
  };
  for (const one of files) {
    const start = performance.now();
    const state = await upload(one);
    say(
      `${one[0].padEnd(34)}${state.padEnd(22)}${(performance.now() - start).toFixed(0).padStart(7)} ms`,
    );
  }

  const look = () => measureSteadily(hub + list, cookie, seconds);
  await look();
  const idle: number[] = [];
  const busy: number[] = [];
  let uploads = 0;
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await look());
    let over = false;
    const all = Array.from({ length: uploaders }, async (_, n) => {
      for (let at = n; !over; at += 1) {
        await upload(files[at % files.length] as (typeof files)[number]);
        uploads += 1;
      }
    });
    busy.push(await look());
    over = true;
    await Promise.all(all);
  }
  const memory = /VmHWM:\s+(\d+)/.exec(
    await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
  )?.[1];
  const ratio = median(busy) / median(idle);
  say(`\n${uploads} uploads; the server took at most ${Math.round(Number(memory) / 1024)} MB`);
  say(
    `p99 of a page, ms: idle ${idle.map((p) => p.toFixed(0)).join(' ')}, meanwhile ${busy.map((p) => p.toFixed(0)).join(' ')}`,
  );
  say(`${ratio < WORST ? 'holds' : 'FAILS'}  ${ratio.toFixed(2)} times its idle value`);
  process.exitCode = ratio < WORST ? 0 : 1;
});
