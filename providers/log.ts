/** The browser's log for support. Replaceable for tests. */
export interface Log {
  warn(text: string, detail?: unknown): void;
}

export const browserLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  warn: (text, detail) => (detail === undefined ? console.warn(text) : console.warn(text, detail)),
};
