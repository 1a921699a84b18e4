import { withThousands } from './amount.ts';
import { currencySymbol } from './constants.ts';
import { roundHalfUp } from './rounding.ts';

/** Fractions are rounded to centavos. */
export function formatPeso(amount: number): string {
  const rounded = roundHalfUp(amount, 2);
  const sign = rounded < 0 ? '-' : '';
  return `${sign}${currencySymbol}${withThousands(Math.abs(rounded).toFixed(2))}`;
}

export function formatPercent(rate: number, decimals = 2): string {
  const percent = roundHalfUp(rate * 100, decimals).toFixed(decimals);
  return `${withThousands(percent)}%`;
}

/** The discount in percent, rounded down to a multiple of 10 (S9), so never overstated. */
export function discountPercent(before: number, now: number): number {
  return now >= before ? 0 : Math.floor(((before - now) * 10) / before) * 10;
}
