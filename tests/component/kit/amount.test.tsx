import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AmountField } from '#components/fields/amount-field.tsx';
import { Controlled } from './controlled.tsx';

const props = {
  label: 'You borrow',
  min: 1000,
  max: 12_000,
  step: 500,
  minText: '₱1,000',
  maxText: '₱12,000',
  sliderLabel: 'Amount on the scale',
  increaseLabel: 'More',
  decreaseLabel: 'Less',
};

type Field = Partial<ComponentProps<typeof AmountField>>;

const amountField = (value: string, more: Field = {}) => (
  <AmountField {...props} value={value} valueText={`₱${value}`} onChange={() => {}} {...more} />
);

function renderAmount(value: string, more: Field = {}) {
  const onChange = vi.fn<(text: string) => void>();
  render(amountField(value, { onChange, ...more }));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { onChange, press, slider: screen.getByRole('slider') };
}

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

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerType: 'touch' });

describe('S9.10: a finger on the slider', () => {
  const slide = (slider: HTMLElement, value: string) =>
    fireEvent.change(slider, { target: { value } });

  it('changes nothing while it scrolls the page', () => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, at(100, 100));
    slide(slider, '8000');
    fireEvent.pointerMove(slider, at(104, 120));
    slide(slider, '8500');
    fireEvent.pointerCancel(slider);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('slides after 10 px of horizontal movement', () => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, at(100, 100));
    slide(slider, '5500');
    fireEvent.pointerMove(slider, at(109, 100));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerMove(slider, at(110, 100));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('5500');
    slide(slider, '6000');
    expect(onChange).toHaveBeenLastCalledWith('6000');
  });

  it.each([
    ['chooses a value if it moves 5 px', 5, 1],
    ['chooses nothing if it moves 6 px', 6, 0],
  ])('%s', (_, moved, times) => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, at(100, 100));
    slide(slider, '8000');
    fireEvent.pointerUp(slider, at(100 + moved, 100));
    expect(onChange).toHaveBeenCalledTimes(times);
  });

  it('differs from a mouse, which changes the value at once', () => {
    const { onChange, slider } = renderAmount('5000');
    fireEvent.pointerDown(slider, { ...at(100, 100), pointerType: 'mouse' });
    slide(slider, '8000');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('8000');
  });
});
