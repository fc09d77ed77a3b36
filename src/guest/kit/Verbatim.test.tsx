import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextWithValues } from './Verbatim.tsx';

test('a text with a name is one element, whose spaces a flexible container keeps; the name is not translated', () => {
  const { container } = render(
    <TextWithValues text="Welcome, Ada Okafor" values={['Ada Okafor']} />,
  );
  expect(container.children).toHaveLength(1);
  expect(container).toHaveTextContent('Welcome, Ada Okafor');
  const kept = container.querySelectorAll('[translate="no"]');
  expect([...kept].map(({ textContent }) => textContent)).toEqual(['Ada Okafor']);
});
