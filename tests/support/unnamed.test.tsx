import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';

describe('a test fails whose page has', () => {
  test.fails.each([
    ['a field without a label', <input key="1" />],
    ['a field with a placeholder alone', <textarea key="2" placeholder="Name" />],
    [
      'a label of another field',
      [
        <label key="3" htmlFor="other">
          Name
        </label>,
        <select key="4" />,
      ],
    ],
    ['a button without words', <button key="5" type="button" />],
    [
      'a link around a picture without words',
      <a key="6" href="/">
        <img src="/a.svg" alt="" />
      </a>,
    ],
  ])('%s', (_, page) => void render(page));
  test.fails('one that was there for a moment', async () => {
    const { rerender } = render(<input />);
    await Promise.resolve();
    rerender(<p>Nothing.</p>);
  });
});

function Named() {
  const [value, setValue] = useState('');
  return (
    <>
      <label>
        Name <input value={value} onChange={({ target }) => setValue(target.value)} />
      </label>
      <span id="city">City</span>
      <input aria-labelledby="city" />
      <button type="button">
        <img src="/a.svg" alt="Save" />
      </button>
      <div aria-hidden="true">
        <input />
      </div>
    </>
  );
}

test('what has a name, and what nobody reaches, is left alone', () => {
  render(<Named />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});
