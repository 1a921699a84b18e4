import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from '#components/fields/code-field.tsx';
import { Form } from '#components/fields/form.tsx';
import { MobileField } from '#components/fields/mobile-field.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import { Controlled } from './controlled.tsx';

const nothing = () => undefined;

describe('MobileField', () => {
  const mobile = (initial = '') => {
    const reported = vi.fn<(digits: string) => void>();
    render(
      <Controlled initial={initial}>
        {(value, change) => (
          <MobileField
            label="Mobile number"
            value={value}
            onChange={(digits) => {
              reported(digits);
              change(digits);
            }}
          />
        )}
      </Controlled>,
    );
    return {
      reported,
      input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' }),
    };
  };

  it('accepts a pasted number, shows it in groups of 3, 3 and 4, and reports bare digits', async () => {
    const { reported, input } = mobile();
    input.focus();
    await userEvent.paste('0063 917 123 4567');
    expect(input).toHaveValue('917 123 4567');
    expect(reported).toHaveBeenLastCalledWith('9171234567');
  });

  it('keeps one digit too many, so that the mistake is visible', async () => {
    const { reported, input } = mobile();
    await userEvent.type(input, '91712345678');
    expect(reported).toHaveBeenLastCalledWith('91712345678');
  });

  it('keeps a number that is pasted over itself without separators', () => {
    const { reported, input } = mobile('9171234567');
    input.focus();
    fireEvent.change(input, {
      target: { value: '9171234567', selectionStart: 10, selectionEnd: 10 },
    });
    expect(reported).toHaveBeenLastCalledWith('9171234567');
  });
});

describe('CodeField', () => {
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
