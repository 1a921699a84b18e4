import { accepted, type Checked, refused } from './checked.ts';

/** The borrowable pesos: the multiples of `step` from `min` to `max`, at least one. */
export type AmountGrid = { readonly min: number; readonly max: number; readonly step: number };

export type AmountReason =
  | 'empty'
  | 'notANumber'
  | 'notWhole'
  | 'belowMin'
  | 'aboveMax'
  | 'offGrid';

/** The grid of a quota (S5); null if no amount is possible. */
export function amountGrid(quota: {
  minAmount: number;
  maxAmount: number;
  stepAmount: number;
  availableLimit: number;
}): AmountGrid | null {
  const step = quota.stepAmount;
  const min = Math.max(step, Math.ceil(quota.minAmount / step) * step);
  const max = Math.floor(Math.min(quota.maxAmount, quota.availableLimit) / step) * step;
  return min <= max ? { min, max, step } : null;
}

export function parseAmount(text: string, grid: AmountGrid): Checked<number, AmountReason> {
  const plain = text.replace(/[\s,₱]/g, '');
  if (plain === '') return refused('empty');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return refused('notANumber');
  return checkAmount(Number(plain), grid);
}

export function checkAmount(amount: number, grid: AmountGrid): Checked<number, AmountReason> {
  if (Number.isNaN(amount)) return refused('notANumber');
  if (Number.isFinite(amount) && !Number.isInteger(amount)) return refused('notWhole');
  if (amount < grid.min) return refused('belowMin');
  if (amount > grid.max) return refused('aboveMax');
  return amount % grid.step === 0 ? accepted(amount) : refused('offGrid');
}

export function snapAmount(amount: number, { min, max, step }: AmountGrid): number {
  const within = Math.min(max, Math.max(min, amount));
  return Math.min(max, Math.floor(within / step + 0.5) * step);
}

/** Filters numeric text (S5): keeps digits, the first decimal point and a leading minus. */
export function numericText(text: string): string {
  const digits = text.normalize('NFKC').replace(/[^\d.-]/g, '');
  const sign = digits.startsWith('-') ? '-' : '';
  const [whole = '', ...decimals] = digits.replaceAll('-', '').split('.');
  return sign + whole + (decimals.length > 0 ? `.${decimals.join('')}` : '');
}

export function withThousands(text: string): string {
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}
