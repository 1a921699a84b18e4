import type { LastDueWords } from './last-due.ts';
import type { ShownPage } from './open.ts';
import { copyPage } from './copy-page.ts';

function fill(document: Document, node: Node, words: Record<string, string>): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replace(
      /\{(\w+)\}/g,
      (mark, name: string) => words[name] ?? mark,
    );
  }
}

function fillCards(document: Document, section: Element, dues: readonly LastDueWords[]): void {
  const card = section.lastElementChild?.firstElementChild;
  if (dues.length === 0 || !card) {
    section.remove();
    return;
  }
  card.replaceWith(
    ...dues.map(({ amount, dueDay, asOf }) => {
      const copy = card.cloneNode(true);
      fill(document, copy, { amount, day: dueDay, time: asOf });
      return copy;
    }),
  );
}

/** The frame's controls are inert until the app renders home in its place. */
export function showHome(
  { document }: Window,
  root: Element,
  { language, person, dues }: Extract<ShownPage, { page: 'home' }>,
): void {
  const copy = copyPage(document, 'home', language);
  const [title, section] = [copy?.page.querySelector('h1'), copy?.page.querySelector('section')];
  if (!copy || !title || !section) return;
  copy.page.setAttribute('inert', '');
  document.documentElement.lang = language;
  if (person?.name) fill(document, title, { name: person.name });
  else title.textContent = copy.template.dataset['title'] ?? '';
  fillCards(document, section, dues);
  root.replaceChildren(copy.content);
}
