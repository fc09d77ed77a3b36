import type { parseArgs } from 'node:util';
import type { Env } from '../core/config/env.ts';
import { secretOf } from '../core/config/sessionSecret.ts';

export type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];
export interface Operator {
  env: Env;
  print(line: string): void;
}
type Command = (
  operator: Operator,
  argument: string,
  options: Record<string, unknown>,
) => Promise<void>;

export interface Row {
  command: Command;
  /** What it does, in a line. */
  about: string;
  /** Its argument; default: it takes none. */
  argument?: string;
  options?: Options;
}

/** The environment with the secret that the server uses, which it may have made itself. */
export const withSecret = async (env: Env): Promise<Env> => ({
  ...env,
  sessionSecret: env.sessionSecret || (await secretOf(env.dataDir)),
});
