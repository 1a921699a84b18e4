import { inGroups, mobileGroups } from '#domain/digit-groups.ts';
import type { Language } from '#domain/language.ts';
import { copyPage } from './copy-page.ts';

const types = ['input', 'click', 'submit'];

/** Keeps input and clicks before the app's listeners are attached; replays them at `hiram.up`. */
function keepInteractions(window: Window, root: Element, page: HTMLElement): void {
  const typed = new Map<string, string>();
  const pressed = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const { target, type } = event;
    if (!page.isConnected || !(target instanceof Element)) return;
    event.stopImmediatePropagation();
    const button = type === 'click' ? target.closest<HTMLElement>('a, button') : null;
    if (type === 'input' && target instanceof HTMLInputElement)
      typed.set(target.name, target.value);
    else if (button || type === 'submit') event.preventDefault();
    if (button) {
      pressed.add(button);
      button.dataset['pressed'] = '';
    }
  };
  const replayInput = () => {
    for (const type of types) window.removeEventListener(type, keep, true);
    delete page.dataset['waiting'];
    for (const input of root.querySelectorAll('input')) {
      const value = typed.get(input.name) ?? input.value;
      if (!value) continue;
      const { selectionStart, selectionEnd } = input;
      // React's input setter records the value, and React ignores an equal value. So the replay
      // first clears the field.
      input.value = '';
      Reflect.set(HTMLInputElement.prototype, 'value', value, input);
      input.setSelectionRange(selectionStart, selectionEnd);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const button of pressed) {
      delete button.dataset['pressed'];
      button.click();
    }
  };
  for (const type of types) window.addEventListener(type, keep, true);
  window.addEventListener('hiram.up', () => queueMicrotask(replayInput), { once: true });
}

export function showLogin(window: Window, root: Element, language: Language, mobile: string): void {
  const { document } = window;
  const copy = copyPage(document, 'login', language);
  if (!copy) return;
  document.documentElement.lang = language;
  if (mobile) {
    const field = copy.page.querySelector('input[name=mobile]');
    field?.setAttribute('value', inGroups(mobile, mobileGroups));
  }
  root.replaceChildren(copy.content);
  keepInteractions(window, root, copy.page);
}
