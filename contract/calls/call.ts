import type { z } from 'zod';
import type { Gate } from '../gates.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * The anti-forgery token (specification §7, decision A5): a readable cookie, which a call that changes something
 * repeats in the header. A response may renew it. Served over https, its name has the prefix, so that no other host can
 * set it.
 */
export const TOKEN_COOKIE = 'XSRF-TOKEN';
export const HOST_PREFIX = '__Host-';
export const TOKEN_HEADER = 'X-XSRF-TOKEN';

/** The names of the parameters in a path, but for those that the settings fill in. */
export type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Exclude<Name, 'app' | 'brand'> | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * The call demands that the person has proved who it is within the last ten minutes: with a factor, or the password where
 * there is none. Otherwise it answers 403 with the ways to prove it. 'ofFactors': only of those who have a factor, because it
 * takes the password itself.
 */
export type StepUp = 'always' | 'ofFactors';

/** The part of a call that the browser needs too: it makes calls with it, and the server answers them. */
export interface Call {
  readonly methods: readonly Method[];
  /** Path below the API base; `:app` and `:brand` come from the settings, other segments are parameters. */
  readonly path: string;
  /** The gate of the call. Every gate but 'everyone' answers a guest with 401, and others with 403. */
  readonly access: Gate;
  readonly stepUp?: StepUp;
  /** The body must contain the public license key; a wrong one gets 400. */
  readonly licensed?: true;
  /** Name of the multipart field with the file. */
  readonly upload?: string;
}

/** A row of the tables of calls: its methods, path and gate, and what few calls have besides. */
export const call = <
  const Path extends string,
  const Access extends Gate,
  const More extends Pick<Call, 'licensed' | 'upload' | 'stepUp'> = object,
>(
  method: Method | readonly Method[],
  path: Path,
  access: Access,
  more?: More,
) => ({ methods: [method].flat() as readonly Method[], path, access, ...(more as More) });

/**
 * The part of a call that only the server and the fixtures need. Without `response`, the call returns a status of ok.
 */
export interface CallDetails {
  /**
   * The section of the specification, or the decided point, that requires the call. A call that the specification does
   * not have needs a point in docs/decided-points.md.
   */
  readonly source: string;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
}
export type Details<Calls> = { readonly [Name in keyof Calls]: CallDetails };
