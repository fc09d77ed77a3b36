import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { createHub } from '#providers/hub.ts';
import { loadLanguage } from '#providers/i18n/language.ts';
import { guestBoot } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextBox } from './TextBox.tsx';

describe('Button', () => {
  it('takes one press and none while busy', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(
      <Button onClick={press} busy>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send', busy: true }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});

function Registered({ got }: { got: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  return (
    <form onSubmit={handleSubmit((values) => got(values))}>
      <TextBox label="Email" {...register('email')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

describe('fields', () => {
  it('are named by their label alone and described by error, then help', () => {
    render(
      <TextBox label="Email" required help="We write to it." error="Enter valid email" />,
      inHub(),
    );
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAccessibleName('Email');
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Error: Enter valid email We write to it.');
    expect(screen.getByTitle('Field is required')).toHaveTextContent('*');
  });

  it('say that something is wrong in the words and the punctuation of the language', async () => {
    const hub = createHub(guestBoot, await loadLanguage('fr-CA'));
    render(<TextBox label="Courriel" error="Entrez une adresse" />, inHub(hub));
    const { id } = screen.getByLabelText('Courriel');
    const error = document.getElementById(`${id}-error`);
    expect(error?.textContent).toBe('Erreur\u00a0: Entrez une adresse');
  });

  it('fit react-hook-form as they are', async () => {
    const got = vi.fn();
    render(<Registered got={got} />, inHub());
    await userEvent.type(screen.getByLabelText('Email'), 'ada@northwind.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(got).toHaveBeenCalledWith({ email: 'ada@northwind.example' });
  });

  it('show a password and hide it again, by a button that no label of a field finds', async () => {
    render(<PasswordField label="Password" />, inHub());
    const input = screen.getByLabelText('Password', { exact: false });
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('Alert', () => {
  it.each([
    ['error', 'alert'],
    ['warn', 'alert'],
    ['done', 'status'],
    ['info', 'status'],
  ] as const)('%s speaks as %s', (severity, role) => {
    render(<Alert severity={severity}>Saved</Alert>);
    expect(screen.getByRole(role)).toHaveTextContent('Saved');
  });

  it('is a note where it stands on the page as it came', () => {
    render(
      <Alert standing severity="warn">
        Due
      </Alert>,
    );
    expect(screen.getByRole('note')).toHaveTextContent('Due');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('FormErrorSummary', () => {
  const errors = [{ fieldId: 'email', label: 'Email', message: 'Enter valid email' }];

  it('takes the focus at each failed submit and leads to the field', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const form = (focusKey: number) => (
      <>
        <FormErrorSummary title="Please correct 1 field" errors={errors} focusKey={focusKey} />
        <TextBox id={errors[0]?.fieldId} label="Email" />
      </>
    );
    const { rerender } = render(form(1), inHub());
    const summary = screen.getByRole('alert', { name: 'Please correct 1 field' });
    expect(summary).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Email' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    rerender(form(2));
    expect(summary).toHaveFocus();
  });

  it('is not there without errors', () => {
    const { container } = render(<FormErrorSummary title="Please correct" errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
