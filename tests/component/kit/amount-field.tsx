import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { AmountField } from '#components/fields/amount-field.tsx';

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

export const amountField = (value: string, more: Field = {}) => (
  <AmountField {...props} value={value} valueText={`₱${value}`} onChange={() => {}} {...more} />
);

export function renderAmount(value: string, more: Field = {}) {
  const onChange = vi.fn<(text: string) => void>();
  render(amountField(value, { onChange, ...more }));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { onChange, press, slider: screen.getByRole('slider') };
}
