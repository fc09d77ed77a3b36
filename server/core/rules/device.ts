import Bowser from 'bowser';

/** The names of a session's browser and system, each null if unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
}

const MAX_LENGTH = 400;
// The library returns unknown names as they were sent; only known ones are shown.
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const known = (name: string | undefined, names: Set<string>) =>
    name !== undefined && names.has(name) ? name : null;
  return { browser: known(browser.name, browsers), system: known(os.name, systems) };
}
