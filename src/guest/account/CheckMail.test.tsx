import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#providers/apiError.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { reads } from '#tests/support/reads.ts';
import { CheckMail } from './CheckMail.tsx';

test('a mail that did not come is sent again, after a refusal too', async () => {
  const busy = new ApiError('Please wait a minute.', { status: 429, diagId: 'diag-9' });
  const onAgain = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue({});
  render(<CheckMail email="ann@cedar.example" onAgain={onAgain} />, inHub());

  const button = screen.getByRole('button', { name: 'Send the email again' });
  await userEvent.click(button);
  expect(await screen.findByText(reads('Reference: diag-9'))).toBeVisible();

  await userEvent.click(button);
  expect(await screen.findByText(/We have sent the email again/)).toBeVisible();
  expect(button).not.toBeInTheDocument();
  expect(onAgain).toHaveBeenCalledTimes(2);
});
