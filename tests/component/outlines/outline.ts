import { createHash } from 'node:crypto';

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

/** Elements that are part of the surrounding sentence. */
const inSentence = new Set(['SPAN', 'STRONG', 'EM', 'B', 'SMALL', 'TIME', 'BR', 'BDI', 'CODE']);

/** Attributes that are shown in another form, such as the kind, the variant or the state. */
const shownOtherwise = new Set(['class', 'id', 'for', 'role', 'style', 'value', 'checked', 'href']);

/** References by id; React generates the ids, so the texts of the elements are shown. */
const references = new Set([
  'aria-controls',
  'aria-describedby',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'list',
]);

/** Marks a control in its line, by its index among all controls. */
const placeOf = (control: number): string => `⁅${control}⁆`;
export const places = /⁅(\d+)⁆/g;

const inReach = (document: Document): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog')].at(-1) ?? document.body;

/** Rows of a list that are used, besides the last one; the others behave alike. */
const rowsUsed = 3;

function isFurtherDown(element: Element): boolean {
  const row = element.closest('li, [role="listitem"]');
  const before = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
  return before >= rowsUsed && row?.parentElement?.lastElementChild !== row;
}

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

/** Removes the hash of the style sheet's path. */
const ownName = (name: string): string => name.replace(/^_/, '').replace(/_[\da-z]+(_\d+)?$/i, '');

/** Variants of elements without a class that names them: of `Text` and of a picture's status. */
const firstVariants: ReadonlySet<string> = new Set([
  'visually-hidden',
  'lead',
  'secondary',
  'caption',
  'strong',
  'center',
  'failed',
]);

/** Omits the first class if it only names the element. */
function looksOf(element: Element): string[] {
  const names = (element.getAttribute('class') ?? '').split(' ').filter(Boolean).map(ownName);
  const [first, ...further] = names;
  const looks = first !== undefined && firstVariants.has(first) ? names : further;
  return looks.map((name) => `.${name}`);
}

function referenced(element: Element, name: string): string {
  const ids = (element.getAttribute(name) ?? '').split(' ').filter(Boolean);
  const texts = ids.map((id) => {
    const other = element.ownerDocument.getElementById(id);
    return other ? spaced(other.textContent) : 'nothing that is there';
  });
  return texts.join(' + ').slice(0, 160);
}

/** The index of each control, and the label of each field by its id. */
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

function labelOf({ id }: Element, { labels }: Whole): string {
  const label = id === '' ? undefined : labels.get(id);
  return label === undefined ? '' : ` labelled${quoted(label)}`;
}

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
  const attributes = [...element.attributes].flatMap(({ name, value }) => {
    if (shownOtherwise.has(name)) return [];
    if (references.has(name)) return [`${name}=“${referenced(element, name)}”`];
    if (name === 'type' && value === 'button') return [];
    if (name === 'name') return ['name'];
    return [value === '' || value === 'true' ? name : `${name}=${spaced(value).slice(0, 80)}`];
  });
  const style = spaced(element.getAttribute('style') ?? '').replace(/;$/, '');
  if (element instanceof HTMLButtonElement && !element.hasAttribute('type'))
    attributes.push('submits');
  if (element instanceof HTMLAnchorElement)
    attributes.push(`to ${element.getAttribute('href') ?? '-'}`);
  if (style !== '') attributes.push(`{${style}}`);
  if (element.ownerDocument.activeElement === element && element.tagName !== 'BODY')
    attributes.push('focused');
  return attributes.length > 0 ? ` ${attributes.join(' ')}` : '';
}

function fingerprint({ innerHTML }: Element): string {
  const drawing = innerHTML.replaceAll(/class="([^"]*)"/g, (_, names: string) =>
    names.split(' ').map(ownName).join(' '),
  );
  return createHash('sha1').update(drawing).digest('hex').slice(0, 4);
}

/** A part of a sentence, or separate lines. */
type Part = { words: string } | { lines: string[] };

function sentence(parts: readonly Part[]): string {
  const words = parts.map((part) => ('words' in part ? part.words : ' ')).join('');
  return spaced(words)
    .replaceAll(/(?:\| )+\|/g, '|')
    .replaceAll(/^\|\s*|\s*\|$/g, '')
    .trim();
}

/** Equal adjacent lines become one line with a count. */
function joined(lines: readonly string[]): string[] {
  const all: { line: string; count: number }[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last?.line === line) last.count += 1;
    else all.push({ line, count: 1 });
  }
  return all.map(({ line, count }) => (count === 1 ? line : `${line} × ${count}`));
}

/** Parts of one sentence become one line. */
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
  const texts = [
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
      words: texts === '' ? ` | ${kind}${words} | ` : ` | ${kind}(${texts.trim()}) ${words} | `,
    };
  }
  if (texts === '' && role === null && (tag === 'div' || tag === 'span')) {
    return { lines: linesOf(parts) };
  }
  const control = whole.controls.get(node);
  const words = isSentence ? quoted(sentence(parts)) : '';
  const inside = isSentence ? [] : joined(linesOf(parts));
  const line = `${role ?? kinds[tag] ?? tag}${words}${texts}${control === undefined ? '' : placeOf(control)}`;
  return { lines: [line, ...inside.map((each) => ` ${each}`)] };
}

/** A line for each element, except parts of sentences and plain `div` and `span` elements. */
export function outlineOf(root: Element): string[] {
  const whole = wholeOf(root.ownerDocument);
  return joined(linesOf([...root.childNodes].map((child) => partOf(child, whole))));
}
