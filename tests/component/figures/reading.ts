import type { AnyMachineSnapshot } from 'xstate';

/** `text` is null if the reply has no such figure. */
export type Line = { words: string; text: string | null };

/** Lines that appear together: the screen shows all of them, or none. */
export type Block = readonly Line[];

/** Recomputes the figures of a page from the reply in the machine's snapshot. */
export type Row = { blocks(snapshot: AnyMachineSnapshot): readonly Block[] }['blocks'];

const figures = /-?₱\d[\d,]*(?:\.\d+)?/g;

function pesos(amount: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${amount < 0 ? '-' : ''}₱${Math.abs(amount).toLocaleString('en-US', digits)}`;
}

type Value = number | string | false | null | undefined;

/** `…` matches any words; a number is an amount in pesos, a string is text of the reply. */
export function line(words: TemplateStringsArray, ...values: readonly Value[]): Line {
  const written = (print: (value: Value) => string) =>
    words.map((part, at) => (at === 0 ? part : print(values[at - 1]) + part)).join('');
  const isKnown = values.every((value) => typeof value === 'number' || typeof value === 'string');
  return {
    words: written((value) => (typeof value === 'string' ? '…' : '₱')),
    text: isKnown
      ? written((value) => (typeof value === 'number' ? pesos(value) : String(value)))
      : null,
  };
}

const patterns = new Map<string, RegExp>();

export function explains({ text }: Line, shown: string): boolean {
  if (text === null) return false;
  const pattern =
    patterns.get(text) ??
    new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('…', '[^₱]*')}$`);
  patterns.set(text, pattern);
  return pattern.test(shown);
}

export const figuresIn = (words: string): string[] => words.match(figures) ?? [];

export const withoutFigures = (words: string): string => words.replaceAll(figures, '₱');

/** Elements whose text is read as one line, besides list items. */
const units = 'p, button, label, summary, output, h1, h2, h3, tr, div';

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return spaced(parts.join(' '));
}

export function linesIn(root: Element): string[] {
  if (!root.innerHTML.includes('₱')) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const elements = new Set<Element>();
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (parent && textContent?.includes('₱'))
      elements.add(parent.closest('li') ?? parent.closest(units) ?? parent);
  }
  const labels = [...root.querySelectorAll('[aria-label*="₱"], [aria-valuetext*="₱"]')].flatMap(
    (element) => [element.getAttribute('aria-label'), element.getAttribute('aria-valuetext')],
  );
  const lines = [...elements].map(textOf).concat(labels.map((text) => spaced(text ?? '')));
  return [...new Set(lines)].filter((text) => figuresIn(text).length > 0);
}

export function documentLines(html: string | undefined): Block {
  const document = new DOMParser().parseFromString(html ?? '', 'text/html');
  return linesIn(document.body).map((text) => ({ words: 'document', text }));
}
