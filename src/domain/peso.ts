import { withThousands } from './amount.ts';
import { currencySymbol } from './constants.ts';
import { roundHalfUp } from './rounding.ts';

export type PesoParts = { sign: '' | '-'; symbol: string; whole: string; cents: string };

/** Fractions are rounded to centavos. */
export function pesoParts(amount: number): PesoParts {
  const rounded = roundHalfUp(amount, 2);
  const [whole = '', cents = ''] = Math.abs(rounded).toFixed(2).split('.');
  return {
    sign: rounded < 0 ? '-' : '',
    symbol: currencySymbol,
    whole: withThousands(whole),
    cents,
  };
}

export function formatPeso(amount: number): string {
  const { sign, symbol, whole, cents } = pesoParts(amount);
  return `${sign}${symbol}${whole}.${cents}`;
}

export function formatPercent(rate: number, decimals = 2): string {
  const percent = roundHalfUp(rate * 100, decimals).toFixed(decimals);
  return `${withThousands(percent)}%`;
}

/**
 * The discount in percent, rounded down to a multiple of 10 (S9), so that it does not exceed the
 * real one.
 */
export function discountPercent(before: number, now: number): number {
  return now >= before ? 0 : Math.floor(((before - now) * 10) / before) * 10;
}
