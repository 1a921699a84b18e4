import type { LastDueWords } from './last-due.ts';
import type { ShownPage } from './open.ts';

/** Puts words in place of the marks in the texts below a node. */
function fill(document: Document, node: Node, words: Record<string, string>): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replace(
      /\{(\w+)\}/g,
      (mark, name: string) => words[name] ?? mark,
    );
  }
}

/** Gives each amount a card of its own; without amounts the cards' section goes. */
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

/**
 * Puts the prerendered frame of home into the page: nothing in it can be pressed until the app
 * renders home in its place.
 */
export function showHome(
  { document }: Window,
  { language, person, dues }: Extract<ShownPage, { page: 'home' }>,
): void {
  const root = document.querySelector('#root');
  const template = document.querySelector<HTMLTemplateElement>(`#home-${language}`);
  const page = template?.content.firstElementChild;
  const [title, section] = [page?.querySelector('h1'), page?.querySelector('section')];
  if (!(page instanceof HTMLElement) || !title || !section) return;
  // Once the app has rendered, the page is its own.
  if (!root?.firstElementChild?.hasAttribute('data-waiting')) return;
  page.dataset['waiting'] = 'home';
  page.dataset['first'] = language;
  page.setAttribute('inert', '');
  document.documentElement.lang = language;
  if (person?.name) fill(document, title, { name: person.name });
  else title.textContent = template?.dataset['title'] ?? '';
  fillCards(document, section, dues);
  root.replaceChildren(template?.content ?? '');
}
