import { type ComponentType, useEffect, useState } from 'react';

/** A part beside the page that comes when it comes: nothing waits for it, and the page does without where it fails. */
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
