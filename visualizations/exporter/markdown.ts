/** A text that means nothing to Markdown, also inside a table. */
export const markdown = (text: string): string => text.replaceAll(/([|<>*_`\\[\]])/g, '\\$1');

/** A name of the code. */
export const code = (name: string): string => `\`${name}\``;

/** A table; nothing where it would be empty. */
export function table(columns: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''];
}

/** A section under a heading; nothing where it would be empty. */
export const section = (heading: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, '', ...lines];
