import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { amountField, renderAmount } from './amount-field.tsx';
import { Controlled } from './controlled.tsx';

const input = () => screen.getByRole('textbox', { name: 'You borrow' });

describe('AmountField', () => {
  it('shows the thousands separator and reports bare digits', async () => {
    const { onChange } = renderAmount('5000');
    expect(input()).toHaveValue('5,000');
    await userEvent.type(input(), '0');
    expect(onChange).toHaveBeenLastCalledWith('50000');
  });

  it('keeps a decimal point, so that centavos do not become pesos', async () => {
    const user = userEvent.setup();
    render(
      <Controlled initial="">{(value, onChange) => amountField(value, { onChange })}</Controlled>,
    );
    await user.type(input(), '5000.5');
    expect(input()).toHaveValue('5,000.5');
    await user.clear(input());
    await user.paste('₱10,000.00');
    expect(input()).toHaveValue('10,000.00');
    await user.type(input(), '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input()).toHaveValue('170,000.00');
  });

  it.each([
    ['5000', 'More', ['5500']],
    ['5000', 'Less', ['4500']],
    ['5100', 'More', ['5500']],
    ['5100', 'Less', ['5000']],
    ['800', 'More', ['1500']],
    ['20000', 'Less', ['11500']],
    ['11900', 'More', ['12000']],
    ['1100', 'Less', ['1000']],
    ['1000', 'Less', []],
    ['12000', 'More', []],
  ])('with the amount %s and a press of %s, reports %j', (value, button, reported) => {
    const { onChange, press } = renderAmount(value);
    press(button);
    expect(onChange.mock.calls.flat()).toEqual(reported);
  });

  it('starts its slider at the minimum if nothing is typed', () => {
    const { slider } = renderAmount('');
    expect(input()).toHaveValue('');
    expect(slider).toHaveValue('1000');
  });

  it.each(['More', 'Less'])('has no enabled button while it is disabled: %s', (name) => {
    const { onChange, press, slider } = renderAmount('5000', { disabled: true });
    press(name);
    expect(onChange).not.toHaveBeenCalled();
    expect(slider).toBeDisabled();
  });

  it('is limited to 15 characters', () => {
    const { onChange } = renderAmount('5000');
    fireEvent.change(input(), { target: { value: '1'.repeat(20) } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1'.repeat(15));
  });
});
