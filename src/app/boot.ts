import type { Boot } from '#contract/records.ts';

/** Returns the data that the server wrote into the page; undefined if there is none (development). */
export function embeddedBoot(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : undefined;
}
