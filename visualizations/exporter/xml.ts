import { type Font, widthOf } from '#visualizations/layout/font.ts';
import type { Point } from '#visualizations/layout/layout.ts';

export const family = "Arial, 'Liberation Sans', Helvetica, sans-serif";

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Attributes = Record<string, string | number | null>;

const opened = (name: string, attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .reduce((tag, [key, value]) => `${tag} ${key}="${escaped(String(value))}"`, `<${name}`);

/** Whether no child contains another element. */
const isLeafRow = (children: string[]): boolean =>
  children.every((child) => (child.match(/</g) ?? []).length <= (child.endsWith('/>') ? 1 : 2));

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** An element, on one line if no child contains another one. Null attributes are left out. */
export function element(name: string, attributes: Attributes, children: string[] = []): string {
  const tag = opened(name, attributes);
  if (children.length === 0) return `${tag}/>`;
  if (isLeafRow(children)) return `${tag}>${children.join('')}</${name}>`;
  return `${tag}>\n${children.map(indented).join('\n')}\n</${name}>`;
}

export const textElement = (name: string, attributes: Attributes, text: string): string =>
  `${opened(name, attributes)}>${escaped(text)}</${name}>`;

/** The line is stretched to its measured width, because the reader's fonts may differ. */
export const lineElement = (
  { x, y, role, text }: Point & { role: string; text: string },
  font: Font,
  fill: string | null = null,
): string =>
  textElement(
    'text',
    {
      class: role,
      x,
      y,
      textLength: Math.round(widthOf(text, font) * 10) / 10,
      lengthAdjust: 'spacingAndGlyphs',
      style: fill && `fill:${fill}`,
    },
    text,
  );
