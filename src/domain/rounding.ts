/**
 * Rounds half away from zero at a decimal place. Floating-point noise beyond 14 digits is removed
 * first, so that 1.005 rounds to 1.01; integers stay exact.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  if (Number.isInteger(value)) return value;
  const scaled = Number((Math.abs(value) * 10 ** decimals).toPrecision(14));
  const rounded = Math.round(scaled) / 10 ** decimals;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
