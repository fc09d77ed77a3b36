import autocannon from 'autocannon';

export interface Figures {
  perSecond: number;
  p95: number;
}

/** Returns the number below which a share of the numbers is: the median for 0.5. NaN if there are none. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Asks for an address with eight connections for some seconds. @throws Error for a refusal */
export async function measure(url: string, cookie: string, seconds: number): Promise<Figures> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections: 8,
        duration: seconds,
        headers: { cookie, 'x-background-request': 'true' },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p95: quantile(times, 0.95) };
}

/** Requests a second of {@link measureSteadily}: what one person after the other asks for, not what the server can do. */
const STEADY = 40;

/** Asks for an address at a steady rate for some seconds. Returns the 99th percentile in milliseconds. */
export async function measureSteadily(
  url: string,
  cookie: string,
  seconds: number,
): Promise<number> {
  const times: number[] = [];
  const ask = async () => {
    const start = performance.now();
    const answer = await fetch(url, { headers: { cookie, 'x-background-request': 'true' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - start);
  };
  const asked: Promise<void>[] = [];
  for (let n = 0; n < seconds * STEADY; n += 1) {
    asked.push(ask());
    await new Promise((next) => setTimeout(next, 1000 / STEADY));
  }
  await Promise.all(asked);
  return quantile(times, 0.99);
}

/** The cookies of a browser that has been here before: its session, and the anti-forgery token it was given. */
export async function cookiesOf(url: string, session: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { cookie: session } });
  const given = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return [session, ...given].join('; ');
}
