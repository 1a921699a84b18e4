/** Text without code syntax: `method: password, times: 2`. */
export function readableText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(readableText).join('; ');
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${readableText(one)}`)
    .join(', ');
}

/** For example `entry.changed (field: mobile, value: 917)`. */
export function typeAndValues({ type, ...values }: { type: string }): string {
  return Object.keys(values).length === 0 ? type : `${type} (${readableText(values)})`;
}

export const numbered = (lines: readonly string[]): string[] =>
  lines.map((line, index) => `  ${index + 1}. ${line}`);
