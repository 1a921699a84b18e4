import { withThousands } from './amount.ts';
import { currencySymbol } from './constants.ts';
import { roundHalfUp } from './rounding.ts';

/** An amount in separately styled parts; `cents` has two digits. */
export type PesoParts = { sign: '' | '-'; symbol: string; whole: string; cents: string };

/** Splits an amount of pesos for display; fractions are rounded half-up to centavos. */
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

/** An amount of pesos, `₱1,234.00`, equal in every language. */
export function formatPeso(amount: number): string {
  const { sign, symbol, whole, cents } = pesoParts(amount);
  return `${sign}${symbol}${whole}.${cents}`;
}

/** A rate as a percentage, `6.00%` for 0.06, rounded half-up. */
export function formatPercent(rate: number, decimals = 2): string {
  const percent = roundHalfUp(rate * 100, decimals).toFixed(decimals);
  return `${withThousands(percent)}%`;
}

/**
 * The discount from `before` to `now`, integers, as a multiple of 10 percent (S9): 0, 10 ... 100.
 * It is rounded down, so that it never exceeds the real discount.
 */
export function discountPercent(before: number, now: number): number {
  return now >= before ? 0 : Math.floor(((before - now) * 10) / before) * 10;
}
