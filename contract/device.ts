import Bowser from 'bowser';

/**
 * What a session was opened with, in words. Here, with the one library that the contract has beside its schemas, since
 * server and fixtures must name a device alike; no page imports it.
 */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** More of a user agent tells nothing that is shown. */
const LONGEST = 400;
// The library takes an unknown name over as it was sent: only names that it knows are shown to anybody.
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Browser and operating system of a User-Agent header, each null where it is not known. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  const known = (name: string | undefined, names: Set<string>) =>
    name !== undefined && names.has(name) ? name : null;
  return { browser: known(browser.name, browsers), system: known(os.name, systems) };
}
