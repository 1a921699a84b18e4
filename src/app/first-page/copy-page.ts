import type { Language } from '#domain/language.ts';

type Copy = { template: HTMLTemplateElement; content: DocumentFragment; page: HTMLElement };

export function copyPage(
  document: Document,
  name: 'home' | 'login',
  language: Language,
): Copy | null {
  const template = document.querySelector<HTMLTemplateElement>(`#${name}-${language}`);
  if (!template) return null;
  const content = document.importNode(template.content, true);
  const page = content.firstElementChild;
  if (!(page instanceof HTMLElement)) return null;
  page.dataset['waiting'] = name;
  page.dataset['first'] = language;
  return { template, content, page };
}
