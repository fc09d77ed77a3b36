import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

const shown = (text: string) => render(<p>{text}</p>);

describe('a test fails whose page shows', () => {
  test.fails('a text that was not worded', () =>
    void shown('@@react-admin@@{"message":"error.stale","args":{}}'));
  test.fails.each([
    'error.stale',
    'staff.content.nothing',
    'validation.nothing',
    'Nothing of ra.action.save.',
  ])('a key of the catalogue: %s', (key) => void shown(key));
  test.fails('one in the name of a button', () =>
    void render(<button type="button" aria-label="common.retry" />));
  test.fails('one that was there for a moment', () => {
    const { rerender } = shown('error.stale');
    rerender(<p>Readable.</p>);
  });
});

test.each([
  'Write to staff.member@northwind.example, form.a.b@error.stale.example or see https://a.example/error.stale.',
  'The report of July.xlsx, agency.example and 1.5 MB e.g. are read.',
])('what people write is readable: %s', (text) => {
  expect(shown(text).container).toHaveTextContent(text);
});

test('a key that is meant stands as code, and may then be named', () => {
  const { container } = render(
    <p>
      <code>invitation.empty</code> <button type="button">Edit invitation.empty</button>
    </p>,
  );
  expect(container).toHaveTextContent('Edit');
});
