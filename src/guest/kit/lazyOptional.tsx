import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '#providers/loadChunk.ts';

/** Returns a lazily loaded component that nothing waits for. If it can't be loaded, the page does without it. */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      loadChunk(load()).then(
        (chunk) => setPart(() => chunk.default),
        () => undefined,
      );
    }, []);
    return Part && <Part {...props} />;
  };
}
