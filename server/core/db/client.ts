import pg from 'pg';

/** A statement that took long, without its values: they may be personal data. */
export interface SlowStatement {
  statement: string;
  ms: number;
}

export interface ClientOptions {
  /** Whether statements are sent without their names: behind a pooler the next connection does not know them. */
  unnamed: boolean;
  /** Milliseconds after which a statement counts as slow; 0: never. */
  slowMs: number;
  onSlow(statement: SlowStatement): void;
}

/** A query in one of the forms that pg takes: a text, a configuration, or an object that submits itself. */
type Query = string | { name?: string; text?: string };
type Callback = (...answer: unknown[]) => void;

/** Returns pg's client class, changed to send statements without names, or to log slow ones. */
export function clientWith({ unnamed, slowMs, onSlow }: ClientOptions): typeof pg.Client {
  return class extends pg.Client {
    override query = ((given: Query, ...rest: unknown[]) => {
      const query = unnamed && typeof given === 'object' ? { ...given, name: undefined } : given;
      if (slowMs === 0) return super.query(query as never, ...(rest as never[]));
      const start = performance.now();
      const measure = () => {
        const ms = Math.round(performance.now() - start);
        if (ms >= slowMs) onSlow({ statement: textOf(given), ms });
      };
      // The pool passes a callback, a transaction awaits the promise.
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        const measured: Callback = (...answer) => {
          measure();
          callback(...answer);
        };
        return super.query(query as never, ...([...rest.slice(0, -1), measured] as never[]));
      }
      const result: unknown = super.query(query as never, ...(rest as never[]));
      if (result instanceof Promise) result.then(measure, measure);
      return result;
    }) as pg.Client['query'];
  };
}

const textOf = (query: Query): string =>
  (typeof query === 'string' ? query : (query.text ?? '')).replace(/\s+/g, ' ').trim();
