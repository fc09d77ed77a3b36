import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HeldButton } from './HeldButton.tsx';

describe('HeldButton', () => {
  it('takes no press while it is held, and says why', async () => {
    const press = vi.fn();
    const submit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <HeldButton type="submit" reason="Your agency has to be approved first." onClick={press}>
          Start
        </HeldButton>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Start' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Your agency has to be approved first.');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes one press and none while busy', async () => {
    const press = vi.fn();
    const { rerender } = render(<HeldButton onClick={press}>Send</HeldButton>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(
      <HeldButton onClick={press} busy>
        Send
      </HeldButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send', busy: true }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
