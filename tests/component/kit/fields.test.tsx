import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from '#components/fields/code-field.tsx';
import { Form } from '#components/fields/form.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import { Controlled } from './controlled.tsx';

const nothing = () => undefined;

describe('CodeField', () => {
  it('marks the next empty place, and marks a wrong code', () => {
    const code = (value: string, error?: string) => (
      <CodeField label="Code" value={value} onChange={() => {}} length={4} error={error} />
    );
    const { container, rerender } = render(code('12'));
    const places = () => [...container.querySelectorAll('span[aria-hidden]')];
    expect(places().map(({ textContent }) => textContent)).toEqual(['1', '2', '', '']);
    const marks = () => places().map((place) => place.hasAttribute('data-next'));
    expect(marks()).toEqual([false, false, true, false]);
    expect(screen.getByLabelText('Code')).toBeValid();
    rerender(code('1234', 'Wrong.'));
    expect(marks()).not.toContain(true);
    expect(screen.getByLabelText('Code')).toBeInvalid();
  });

  it.each([
    ['an SMS', 'Hiram: 482193 is your code. It is good for 5 minutes.', ['482193']],
    ['an SMS with a number before the code', 'Loan 7: your code is ４８２１９３.', ['482193']],
    ['an SMS without a code', 'It is good for 5 minutes.', []],
    ['a number that is too long', '0917 123 4567', []],
  ])('reports only a code from a pasted text: %s', async (_, text, reported) => {
    const onChange = vi.fn<(value: string) => void>();
    render(<CodeField label="Code" value="" onChange={onChange} length={6} />);
    screen.getByRole('textbox', { name: 'Code' }).focus();
    await userEvent.paste(text);
    expect(onChange.mock.calls.flat()).toEqual(reported);
  });

  it('replaces the typed code by the next digit after another code is requested', async () => {
    const requested = vi.fn<() => void>();
    render(
      <Controlled initial="123456">
        {(value, change) => (
          <CodeField
            label="Code"
            value={value}
            onChange={change}
            length={6}
            resend={{ label: 'Send again', busy: false, disabled: false, onPress: requested }}
          />
        )}
      </Controlled>,
    );
    const input = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(requested).toHaveBeenCalledOnce();
    expect(input).toHaveFocus();
    expect(input).toHaveValue('123456');
    await userEvent.keyboard('48');
    expect(input).toHaveValue('48');
  });
});

describe('Form', () => {
  const form = (onSubmit: () => void, error?: string) => (
    <Form label="Log in" onSubmit={onSubmit}>
      <TextField label="Username" value="maria" onChange={nothing} />
      <TextField label="Password" value="" onChange={nothing} error={error} />
    </Form>
  );

  it('reports a submit, and focuses the first invalid field when its error appears', async () => {
    const onSubmit = vi.fn<() => void>();
    const { rerender } = render(form(onSubmit));
    fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(form(onSubmit, 'Wrong password.'));
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus();
  });

  it('does not move the focus for an error without a submit, or while the borrower continues to type', async () => {
    const { rerender } = render(form(nothing));
    rerender(form(nothing, 'Wrong password.'));
    expect(document.body).toHaveFocus();
    rerender(form(nothing));
    fireEvent.submit(screen.getByRole('form'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'x');
    rerender(form(nothing, 'Wrong password.'));
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  });
});
