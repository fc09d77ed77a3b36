import { Fragment } from 'react';

/** An address in a narrow column: it breaks after its @, where a reader would break it. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes places
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
