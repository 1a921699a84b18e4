import { fireEvent, queryAllByLabelText, queryAllByRole } from '@testing-library/react';
import type { Language } from '#domain/language.ts';
import { textsIn } from '#tests/browser/harness/texts.ts';
import {
  includesWords,
  type Role,
  spaced,
  type Ui,
  Unoffered,
  type Words,
} from '#tests/model/screens/ui.ts';

function inReach(): HTMLElement {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  return dialogs.at(-1) ?? document.body;
}

const usable = (element: HTMLElement): boolean =>
  element.getAttribute('aria-disabled') !== 'true' && !element.matches(':disabled');

const wordsOn = (element: HTMLElement): string => spaced(element.textContent);

/**
 * Clicks a control. A link's default is prevented, because happy-dom would navigate, and would tick
 * the box whose label contains the link.
 */
function click(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) {
    control.addEventListener('click', (event) => event.preventDefault(), { once: true });
  }
  fireEvent.click(control);
}

export type RenderedUi = Ui & { checks: () => number };

export function createRenderedUi(language: Language): RenderedUi {
  let checks = 0;
  const check = (holds: boolean, what: () => string): void => {
    checks += 1;
    if (!holds) throw new Error(`${what()}: ${wordsOn(document.body).slice(0, 400)}`);
  };
  // `hidden` skips the check of all ancestors; only dialogs hide elements here.
  const find = (role: Role | 'heading', name: Words, options = {}): HTMLElement[] =>
    queryAllByRole(inReach(), role, { name, hidden: true, ...options });
  const usableOf = (role: Role, name: Words) => find(role, name).find(usable);

  return {
    language,
    t: textsIn(language),
    checks: () => checks,
    async tap(role, ...names) {
      for (const name of names) {
        const control = usableOf(role, name);
        if (control) return click(control);
      }
      throw new Unoffered(`no ${role} ${names.join(' or ')} to use`);
    },
    async fill(label, text) {
      const field = queryAllByLabelText(inReach(), label, {
        selector: 'input, textarea, select',
      }).find(usable);
      if (!field) throw new Unoffered(`no field ${label} to fill in`);
      fireEvent.change(field, { target: { value: text } });
    },
    offers: async (role, name) => usableOf(role, name) !== undefined,
    async title(name) {
      const all = document.querySelectorAll('h1');
      check(all.length === 1 && all[0]?.textContent === name, () => `the title is not ${name}`);
    },
    async reads(...words) {
      const text = wordsOn(document.body);
      for (const one of words) check(includesWords(text, one), () => `${one} is not on screen`);
    },
    async lacks(...words) {
      const text = wordsOn(document.body);
      for (const one of words) check(!includesWords(text, one), () => `${one} is on screen`);
    },
    async has(role, ...names) {
      const there = names.some((name) => find(role, name).length > 0);
      check(there, () => `no ${role} ${names.join(' or ')}`);
    },
    async dialog(title) {
      const open = document.querySelector('dialog[open]:not([aria-busy]) h2');
      check((open?.textContent ?? null) === title, () => `the dialog is not ${title}`);
    },
    async nothing() {
      check(wordsOn(document.body).trim() === '', () => 'something is shown');
    },
  };
}
