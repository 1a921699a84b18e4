/** Maximum length of a line that contains a whole value, in characters. */
const widest = 400;

/** A value that fits is on one line, so that a diff has few lines. */
export function jsonText(value: unknown): string {
  return `${inLines(value, '')}\n`;
}

function inLines(value: unknown, indent: string): string {
  const flat = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= widest) {
    return flat;
  }
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((one) => inLines(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inLines(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}
