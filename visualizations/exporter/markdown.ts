/** Escapes the characters that Markdown interprets, inside tables too. */
export const markdown = (text: string): string => text.replaceAll(/([|<>*_`\\[\]])/g, '\\$1');

/** A name of the code, in backticks. */
export const code = (name: string): string => `\`${name}\``;

/** A table; empty without rows. */
export function table(columns: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''];
}

/** A section under a heading; empty without lines. */
export const section = (heading: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, '', ...lines];
