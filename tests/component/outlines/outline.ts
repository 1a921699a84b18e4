import { createHash } from 'node:crypto';

/** What elements are called, where it is not by their tag. */
const kinds: Readonly<Record<string, string>> = {
  a: 'link',
  p: 'text',
  div: 'group',
  span: 'text',
  ul: 'list',
  ol: 'numbered list',
  li: 'item',
  dl: 'facts',
  dt: 'term',
  dd: 'value',
  h1: 'title',
  h2: 'heading 2',
  h3: 'heading 3',
  textarea: 'text area',
  output: 'status',
};

/** Elements that are part of the sentence that they stand in. */
const inSentence = new Set(['SPAN', 'STRONG', 'EM', 'B', 'SMALL', 'TIME', 'BR', 'BDI', 'CODE']);

/** Attributes that are told otherwise: by what they lead to, or by the element's state. */
const toldOtherwise = new Set(['class', 'id', 'for', 'role', 'style', 'value', 'checked', 'href']);

/** A reference to other elements: their ids are React's own. */
const references = new Set([
  'aria-controls',
  'aria-describedby',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'list',
]);

/** What is done to a control stands in its line: here, by its place among all of them. */
const placeOf = (control: number): string => `⁅${control}⁆`;
export const places = /⁅(\d+)⁆/g;

/** The topmost dialog, and what is outside of it otherwise. */
const inReach = (document: Document): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog')].at(-1) ?? document.body;

/** So many rows of a list are used; the others are as they are. */
const rowsUsed = 3;

/** Whether it stands in a row further down in a long list. */
function isFurtherDown(element: Element): boolean {
  const row = element.closest('li, [role="listitem"]');
  const before = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
  return before >= rowsUsed && row?.parentElement?.lastElementChild !== row;
}

/** What a person can do something to now, in order. */
export function controlsIn(document: Document): HTMLElement[] {
  const place = inReach(document);
  const all = place.querySelectorAll<HTMLElement>(
    'a, button, form, input, select, summary, textarea',
  );
  const within = [...all].filter((element) => !isFurtherDown(element));
  return place instanceof HTMLDialogElement ? [place, ...within] : within;
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const quoted = (text: string): string => (text === '' ? '' : ` “${text}”`);

/** A class without its file: the first says what an element is, further ones how it stands; and what is only heard. */
function looksOf(element: Element): string[] {
  const [first, ...further] = (element.getAttribute('class') ?? '').split(' ').filter(Boolean);
  const told = first === 'visually-hidden' ? [first, ...further] : further;
  return told.map((name) => `.${name.replace(/^_/, '').replace(/_[\da-z]+(_\d+)?$/i, '')}`);
}

/** What an element says of others by their ids. */
function referenced(element: Element, name: string): string {
  const ids = (element.getAttribute(name) ?? '').split(' ').filter(Boolean);
  const texts = ids.map((id) => {
    const other = element.ownerDocument.getElementById(id);
    return other ? spaced(other.textContent) : 'nothing that is there';
  });
  return texts.join(' + ').slice(0, 160);
}

/** What is known of all elements: the controls by their places, the labels by what they are bound to. */
type Whole = {
  controls: ReadonlyMap<Node, number>;
  labels: ReadonlyMap<string, string>;
};

function wholeOf(document: Document): Whole {
  const labels = [...document.querySelectorAll('label')];
  return {
    controls: new Map(controlsIn(document).map((control, index) => [control, index])),
    labels: new Map(labels.map(({ htmlFor, textContent }) => [htmlFor, spaced(textContent)])),
  };
}

/** The label that is bound to a field. */
function labelOf({ id }: Element, { labels }: Whole): string {
  const label = id === '' ? undefined : labels.get(id);
  return label === undefined ? '' : ` labelled${quoted(label)}`;
}

/** What a field holds. */
function stateOf(element: Element): string {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio')
      return element.checked ? ' checked' : ' unchecked';
    return ` holds${quoted(element.value) || ' nothing'}`;
  }
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    return ` holds${quoted(element.value) || ' nothing'}`;
  return '';
}

function attributesOf(element: Element): string {
  const told = [...element.attributes].flatMap(({ name, value }) => {
    if (toldOtherwise.has(name)) return [];
    if (references.has(name)) return [`${name}=“${referenced(element, name)}”`];
    if (name === 'type' && value === 'button') return [];
    if (name === 'name') return ['name'];
    return [value === '' || value === 'true' ? name : `${name}=${spaced(value).slice(0, 80)}`];
  });
  const style = spaced(element.getAttribute('style') ?? '').replace(/;$/, '');
  if (element instanceof HTMLButtonElement && !element.hasAttribute('type')) told.push('submits');
  if (element instanceof HTMLAnchorElement) told.push(`to ${element.getAttribute('href') ?? '-'}`);
  if (style !== '') told.push(`{${style}}`);
  if (element.ownerDocument.activeElement === element && element.tagName !== 'BODY')
    told.push('focused');
  return told.length > 0 ? ` ${told.join(' ')}` : '';
}

/** A drawing in four letters: another drawing has others. */
const fingerprint = (element: Element): string =>
  createHash('sha1')
    .update(element.innerHTML.replaceAll(/_[\da-z]+_\d+/gi, ''))
    .digest('hex')
    .slice(0, 4);

/** A part of a sentence, or lines of their own. */
type Part = { words: string } | { lines: string[] };

/** The words of parts that stand side by side. */
function sentence(parts: readonly Part[]): string {
  const words = parts.map((part) => ('words' in part ? part.words : ' ')).join('');
  return spaced(words)
    .replaceAll(/(?:\| )+\|/g, '|')
    .replaceAll(/^\|\s*|\s*\|$/g, '')
    .trim();
}

/** Lines that follow each other and are the same are one. */
function joined(lines: readonly string[]): string[] {
  const all: { line: string; count: number }[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last?.line === line) last.count += 1;
    else all.push({ line, count: 1 });
  }
  return all.map(({ line, count }) => (count === 1 ? line : `${line} × ${count}`));
}

/** Parts in lines of their own: what stands in a sentence becomes one. */
function linesOf(parts: readonly Part[]): string[] {
  const lines: string[] = [];
  let open: Part[] = [];
  const close = () => {
    const words = sentence(open);
    if (words !== '') lines.push(`text “${words}”`);
    open = [];
  };
  for (const part of parts) {
    if ('words' in part) {
      open.push(part);
    } else {
      close();
      lines.push(...part.lines);
    }
  }
  close();
  return lines;
}

function partOf(node: Node, whole: Whole): Part {
  if (!(node instanceof Element)) {
    return { words: node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '' };
  }
  if (node instanceof SVGElement) {
    const looks = [...looksOf(node), node.hasAttribute('aria-hidden') ? '' : 'seen by all'];
    return { words: ` ‹${['drawing', fingerprint(node), ...looks].filter(Boolean).join(' ')}› ` };
  }
  const parts = [...node.childNodes].map((child) => partOf(child, whole));
  const isSentence = parts.every((part) => 'words' in part);
  const role = node.getAttribute('role');
  const looks = looksOf(node);
  const said = [
    looks.length > 0 ? ` ${looks.join(' ')}` : '',
    labelOf(node, whole),
    stateOf(node),
    attributesOf(node),
  ].join('');
  const tag = node.tagName.toLowerCase();
  if (isSentence && role === null && inSentence.has(node.tagName)) {
    const words = sentence(parts);
    const kind = tag === 'span' ? '' : `${tag}: `;
    return {
      words: said === '' ? ` | ${kind}${words} | ` : ` | ${kind}(${said.trim()}) ${words} | `,
    };
  }
  if (said === '' && role === null && (tag === 'div' || tag === 'span')) {
    return { lines: linesOf(parts) };
  }
  const control = whole.controls.get(node);
  const words = isSentence ? quoted(sentence(parts)) : '';
  const inside = isSentence ? [] : joined(linesOf(parts));
  const line = `${role ?? kinds[tag] ?? tag}${words}${said}${control === undefined ? '' : placeOf(control)}`;
  return { lines: [line, ...inside.map((each) => ` ${each}`)] };
}

/** What is on screen, in words: a line for each element that says or holds anything. */
export function outlineOf(root: Element): string[] {
  const whole = wholeOf(root.ownerDocument);
  return joined(linesOf([...root.childNodes].map((child) => partOf(child, whole))));
}
