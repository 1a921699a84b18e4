import type { StateDescription } from '#machines/description/description.ts';
import { isWithin } from '#visualizations/layout/flow.ts';
import { stateText } from '#visualizations/wording/phrases.ts';

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

/** The labels of the groups around a state, then its own; in Markdown. */
export function trailOf(states: readonly StateDescription[], id: string): string {
  const trail = states.filter((state) => isWithin(id, state.id));
  const below = trail.length > 1 ? trail.slice(1) : trail;
  return markdown(below.map((state) => stateText(state, 'plain')).join(' › '));
}

export const markdownPage = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`;
