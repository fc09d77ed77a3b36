import type { ReactNode } from 'react';

/**
 * What reads the same in every language, such as a name, an address or a code: the browser's translator leaves it. An
 * element that holds nothing else has the attribute itself.
 */
export const Verbatim = ({ children }: { children: ReactNode }) => (
  <span translate="no">{children}</span>
);

const escaped = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with such values in it: one element, so that a container that lays out its children keeps the spaces within. */
export function TextWithValues({ text, values }: { text: string; values: readonly string[] }) {
  const sought = values.filter(Boolean).map(escaped).join('|');
  if (!sought) return text;
  // What is found stands at every second place.
  const parts = text.split(new RegExp(`(${sought})`)).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else of its own
    <span key={at} translate={at % 2 === 1 ? 'no' : undefined}>
      {part}
    </span>
  ));
  return <span>{parts}</span>;
}
