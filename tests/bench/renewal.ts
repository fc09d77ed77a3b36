import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { defaultApiBase, type EndpointName, endpointPath } from '../../contract/addresses.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { demoAgencyForms } from '../../demo/forms.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { median } from './measure.ts';
import { onStage, say } from './stage.ts';

/**
 * `npm run bench:renewal`: how long others wait while an agency is renewed, with a thousand associates who get new
 * certificates and a thousand more who renew together with it: somebody of another agency who reads and who saves, people of
 * the same agency, and a guest who asks for what needs no database, which is what the event loop takes. Fails where the longest wait is more than 100 ms
 * longer than while nothing happens. Rounds alternate, and the median round counts: machines are noisy.
 */
const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
  },
});
const people = Number(options.people);
const LONGEST_MS = 100;
/** Not judged: the own row of this person is being written. */
const RENEWED = 'who renews saves';
/** Milliseconds between two requests of somebody. */
const PACE = 5;

const base = { app: defaultBrand.app, brand: defaultBrand.code };
const pathOf = (name: EndpointName) =>
  `${defaultApiBase}${endpointPath(endpoints[name].path, { ...base, licenseKey: defaultBrand.licenseKey })}`;

await onStage(async ({ db, serve, signIn }) => {
  await seedDemo(db, new Date());
  const find = async (email: string) => {
    const found = await db.query.accounts.findFirst({ where: (a, { eq }) => eq(a.email, email) });
    return { id: found?.id ?? '', agencyId: found?.agencyId ?? '' };
  };
  const grace = await find('poc.renewal@oak.example');
  const cleo = await find('poc.other@maple.example');
  const query = (text: string, ...values: unknown[]) => db.$client.query(text, values);
  await query(
    `insert into accounts (email, password_hash, first_name, last_name, agency_id, associate, accredited_at, acknowledged_at, email_confirmed_at, created_at)
     select who || n || '@oak.example', 'none', 'One', 'Of ' || n, $1, true, now(), now(), now(), now()
     from generate_series(1, $2::int) n, unnest(array['stays.', 'renews.']) who`,
    grace.agencyId,
    people,
  );
  await query(
    `insert into associate_forms (account_id, form, saved_at) select a.id, f.form, now()
     from accounts a, (select form from associate_forms limit 1) f where a.email ~ '^(stays|renews)[.]'`,
  );
  await query('analyze');

  const { hub } = await serve(cleo.agencyId);
  const cookies = {
    grace: await signIn(grace.id, pathOf('me')),
    cleo: await signIn(cleo.id, pathOf('me')),
    stays: await signIn((await find('stays.1@oak.example')).id, pathOf('me')),
    renews: await signIn((await find('renews.1@oak.example')).id, pathOf('me')),
  };
  const ask = async (who: keyof typeof cookies | undefined, name: EndpointName, body?: object) => {
    const cookie = who ? cookies[who] : '';
    const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
    const answer = await fetch(hub + pathOf(name), {
      method: body ? 'PATCH' : 'GET',
      headers: {
        cookie,
        'x-xsrf-token': token,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  let saves = 0;
  // Another name each time: one that stays is not written.
  const save = (who: keyof typeof cookies) => {
    saves += 1;
    return ask(who, 'updateProfile', { firstName: 'Pat', lastName: `${'ab'.repeat(saves % 20)}c` });
  };
  const others: [who: string, ask: () => Promise<unknown>][] = [
    ['a guest, without a database', () => ask(undefined, 'policy')],
    ['another agency reads', () => ask('cleo', 'invitations')],
    ['another agency saves', () => save('cleo')],
    ['the same agency reads', () => ask('grace', 'agency')],
    ['who gets a certificate reads', () => ask('stays', 'me')],
    ['who gets a certificate saves', () => save('stays')],
    ['who renews reads', () => ask('renews', 'me')],
    [RENEWED, () => save('renews')],
  ];

  /** Returns the longest wait of each of the others while something happens. */
  async function longestWaits(during: () => Promise<unknown>): Promise<number[]> {
    let isOver = false;
    const waiting = others.map(async ([, one]) => {
      let longest = 0;
      while (!isOver) {
        const start = performance.now();
        await one();
        longest = Math.max(longest, performance.now() - start);
        await pause(PACE);
      }
      return longest;
    });
    const waits = Promise.all(waiting);
    await Promise.race([waits, pause(300).then(during)]);
    isOver = true;
    return waits;
  }

  const took: number[] = [];
  async function renew() {
    const { version } = await ask('grace', 'agency');
    const start = performance.now();
    const saved = await ask('grace', 'saveAgency', { ...demoAgencyForms.oak, version });
    took.push(performance.now() - start);
    if (saved.agencyStatus !== 'APPROVED') throw new Error(`It is ${saved.agencyStatus}.`);
  }
  const makeDue = () =>
    query(
      `with due as (update agencies set status = 'PENDING_RENEWAL' where id = $1)
       update accounts set associate_status = case when email like 'renews.%' then 'PENDING_RENEWAL' else 'ACCREDITED' end,
         renews_with_agency = email like 'renews.%'
       where email ~ '^(stays|renews)[.]'`,
      grace.agencyId,
    );

  const idle: number[][] = [];
  const busy: number[][] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await makeDue();
    idle.push(await longestWaits(() => pause(1000)));
    busy.push(await longestWaits(renew));
  }
  const issued = await query(
    "select count(*)::int as n from certificates where agency_id = $1 and kind = 'associate' and issued_at = (select max(issued_at) from certificates)",
    grace.agencyId,
  );
  say(
    `${issued.rows[0]?.n} certificates at once; a renewal took ${took.map((ms) => ms.toFixed(0)).join(' ')} ms\n`,
  );
  say(`${'longest wait, ms'.padEnd(32)}${'idle'.padStart(8)}${'renewal'.padStart(10)}`);
  const rows = others.map(([who], n) => {
    const [before, meanwhile] = [idle, busy].map((rounds) =>
      median(rounds.map((row) => row[n] ?? NaN)),
    );
    return { who, before: before ?? NaN, meanwhile: meanwhile ?? NaN };
  });
  for (const { who, before, meanwhile } of rows) {
    const holds = who === RENEWED || meanwhile < before + LONGEST_MS;
    if (!holds) process.exitCode = 1;
    say(
      `${who.padEnd(32)}${before.toFixed(0).padStart(8)}${meanwhile.toFixed(0).padStart(10)}  ${holds ? 'holds' : 'FAILS'}`,
    );
  }
});
