import { type ComponentType, useEffect, useState } from 'react';

/** Makes a lazily loaded part that nothing waits for; if loading fails, the page does without it. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (chunk) => setPart(() => chunk.default),
        () => undefined,
      );
    }, []);
    return Part && <Part {...props} />;
  };
}
