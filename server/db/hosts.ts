import pg from 'pg';

/**
 * A connection string may name several hosts, as libpq has them: `postgres://role@db-1:5432,db-2:5432/hub`. The driver
 * knows one host only, so here is who of them is the primary.
 */

/** Returns a connection string for each host of `url`; query, role and database are the same in all. */
export function hostsIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([^:]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => before + host + after);
}

/** Returns the connection string with a parameter of its query changed, for all of its hosts. */
export function withParameter(
  url: string,
  name: string,
  change: (before: string | null) => string,
): string {
  const [address = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set(name, change(parameters.get(name)));
  return `${address}?${parameters}`;
}

/** No host is a primary that can be worked on. Its code is PostgreSQL's for a server that only reads. */
class NoPrimaryError extends Error {
  override name = 'NoPrimaryError';
  readonly code = '25006';
}

/** A host that writes, with the number of its time line: each promotion of a standby begins a new one. */
interface Primary {
  url: string;
  host: string;
  port: number;
  timeline: number;
}

/** A host that does not answer within this time is passed over. Shorter than the pool waits for a connection. */
const PROBE_MS = 3_000;

const PROBE = `select case when not pg_is_in_recovery()
  then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** @throws the driver's error, or an Error if the host is a standby */
async function probe(url: string): Promise<Primary> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => {});
  const timer = setTimeout(() => client.end(), PROBE_MS).unref();
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(PROBE);
    const timeline = rows[0]?.timeline;
    if (!timeline) throw new Error('is a standby');
    return { url, host: client.host, port: client.port, timeline };
  } finally {
    clearTimeout(timer);
    // A host that does not answer does not say goodbye either.
    void client.end().catch(() => {});
  }
}

/**
 * Knows which of several hosts is the primary: of those that write, the one on the latest time line. A former primary
 * that comes back after a fail-over still writes, but on an earlier one, and lacks what was acknowledged since.
 */
class PrimaryFinder {
  readonly #urls: readonly string[];
  #found: Promise<Primary> | undefined;
  #latest = 0;

  constructor(url: string) {
    this.#urls = hostsIn(url);
  }

  /** Returns the primary. All hosts are asked once, and again after {@link forget}. */
  async find(): Promise<Primary> {
    this.#found ??= this.#ask();
    const asked = this.#found;
    try {
      return await asked;
    } catch (error) {
      if (this.#found === asked) this.#found = undefined;
      throw error;
    }
  }

  /** Called when a connection broke: the primary may be another host from now on. */
  forget(): void {
    this.#found = undefined;
  }

  async #ask(): Promise<Primary> {
    const answers = await Promise.allSettled(this.#urls.map(probe));
    const [latest] = answers
      .flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      .toSorted((a, b) => b.timeline - a.timeline);
    if (latest && latest.timeline >= this.#latest) {
      this.#latest = latest.timeline;
      return latest;
    }
    const reasons = answers.map((answer, place) => {
      const { host } = new URL(this.#urls[place] as string);
      if (answer.status === 'rejected') return `${host}: ${messageOf(answer.reason)}`;
      return `${host}: writes, but lacks what was written after the last fail-over`;
    });
    throw new NoPrimaryError(`No host is the primary. ${reasons.join('; ')}`);
  }
}

const messageOf = (error: Error & { code?: string }) => error.message || error.code;

/** Returns the connection string of one host: the primary if there are several. @throws NoPrimaryError */
async function primaryOf(url: string): Promise<string> {
  return hostsIn(url).length > 1 ? (await new PrimaryFinder(url).find()).url : url;
}

/**
 * Opens one connection to the primary, for work that needs a connection of its own. A query fails if it breaks.
 * @throws NoPrimaryError, or the driver's error
 */
export async function openClient(
  url: string,
  applicationName = 'accreditation-hub',
  more: pg.ClientConfig = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    ...more,
    connectionString: await primaryOf(url),
    application_name: applicationName,
  });
  // Without a listener a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Returns the client of a pool whose connections all lead to the primary of several hosts. */
export function clientOfPrimary(Client: typeof pg.Client, url: string): typeof pg.Client {
  const finder = new PrimaryFinder(url);
  return class extends Client {
    override connect(callback?: unknown): Promise<never> {
      if (typeof callback !== 'function') throw new Error('Only a pool connects here');
      this.once('error', () => finder.forget());
      finder.find().then(
        ({ host, port }) => {
          Object.assign(this, { host, port });
          super.connect((error: Error | null) => {
            if (error) finder.forget();
            callback(error, this);
          });
        },
        (error) => callback(error),
      );
      return undefined as never;
    }
  };
}
