import { factorMethods } from './factorMethods.ts';
import { pages } from './pages.ts';
import type { Challenge } from './records.ts';

type Pages = typeof pages;
export type PathName = keyof Pages;

export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { readonly [Name in PathName]: Pages[Name]['path'] };

/** Where the sign-in by a provider of single sign-on begins. */
export const signOnPath = (provider: string): string => `/sign-on/${provider}`;

/** Where a sign-out without script leads, so that the page's script then forgets what the person has searched for. */
export const signedOutPath = `${paths.home}?auth=out`;

/** Returns where a sign-in goes on that asks for a second factor: its page finds what is asked by {@link challengeIn}. */
export const challengePath = ({ id, methods }: Challenge): string =>
  `${paths.login}?${new URLSearchParams({ challenge: id, methods: methods.join() })}`;

export function challengeIn(query: URLSearchParams): Challenge | undefined {
  const id = query.get('challenge');
  const asked = query.get('methods')?.split(',') ?? [];
  return id ? { id, methods: factorMethods.filter((method) => asked.includes(method)) } : undefined;
}

export const pathTo = (name: PathName, params: Record<string, string | number> = {}): string =>
  paths[name].replace(/:(\w+)/g, (whole, key) =>
    params[key] === undefined ? whole : encodeURIComponent(params[key]),
  );
