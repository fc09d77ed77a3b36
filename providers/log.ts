/** Where the browser's part writes what support staff may want to know. Replaceable, so that tests can listen. */
export interface Log {
  warn(text: string, detail?: unknown): void;
}

export const browserLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  warn: (text, detail) => (detail === undefined ? console.warn(text) : console.warn(text, detail)),
};
