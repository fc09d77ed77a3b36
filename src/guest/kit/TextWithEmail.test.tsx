import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextWithEmail } from './TextWithEmail.tsx';

const email = 'help@aldervale.example';

test.each([
  [`Write to ${email}. Thank you.`, `${email}.`, ' Thank you.'],
  [`Écrivez à ${email}, merci.`, `${email},`, ' merci.'],
  [`Escriba a ${email}`, email, ''],
])('%s: what goes to the next line goes there with its punctuation', (text, kept, rest) => {
  const { container } = render(<TextWithEmail linked text={text} email={email} />);
  expect(container).toHaveTextContent(text);
  const box = screen.getByRole('link').parentElement as HTMLElement;
  expect(box).toHaveClass('hub-whole');
  expect(box.textContent).toBe(kept);
  expect(box.nextSibling?.textContent ?? '').toBe(rest);
});
