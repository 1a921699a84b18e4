/** Rounds half away from zero. Digits after the 14th are noise, so 1.005 rounds to 1.01. */
export function roundHalfUp(value: number, decimals = 0): number {
  if (Number.isInteger(value)) return value;
  const scaled = Number((Math.abs(value) * 10 ** decimals).toPrecision(14));
  const rounded = Math.round(scaled) / 10 ** decimals;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
