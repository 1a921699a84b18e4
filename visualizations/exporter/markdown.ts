/** Escapes what Markdown interprets, inside tables too. */
export const markdown = (text: string): string => text.replaceAll(/([|<>*_`\\[\]])/g, '\\$1');

export const code = (name: string): string => `\`${name}\``;

export function table(columns: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''];
}

export const section = (heading: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, '', ...lines];
