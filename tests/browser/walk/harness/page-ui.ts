import type { Locator, Page } from '@playwright/test';
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

const mostCharacters = 200;

/** The page differs from the plan. */
export class Otherwise extends Error {
  constructor(
    readonly should: string,
    readonly is: string,
  ) {
    super(`${should}, and is: ${is}`);
  }
}

export type PageUi = Ui & { checks: () => number };

export type Press = (control: Locator) => Promise<void>;

/** Queries do not wait; the walker retries them. */
export function createPageUi(
  page: Page,
  language: Language,
  press: Press = (control) => control.click(),
): PageUi {
  let checks = 0;
  const text = async () => spaced(await page.locator('body').innerText());
  /** @param is the actual value; the words on screen by default */
  async function check(holds: boolean, should: string, is?: string): Promise<void> {
    checks += 1;
    if (holds) return;
    throw new Otherwise(
      should,
      is ?? `on screen: ${(await text()).trim().slice(0, mostCharacters)}`,
    );
  }
  /** Returns the last open dialog, or the whole page without one. */
  async function inReach(): Promise<Locator> {
    const dialogs = page.locator('dialog[open]');
    return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  }
  async function find(role: Role, name: Words): Promise<Locator[]> {
    const within = await inReach();
    const exact = typeof name === 'string';
    return within.getByRole(role, { name, exact }).all();
  }
  async function usable(role: Role, name: Words): Promise<Locator | null> {
    for (const one of await find(role, name)) if (await one.isEnabled()) return one;
    return null;
  }

  return {
    language,
    t: textsIn(language),
    checks: () => checks,
    async tap(role, ...names) {
      for (const name of names) {
        const control = await usable(role, name);
        if (control) return press(control);
      }
      throw new Unoffered(`no ${role} ${names.join(' or ')} to use`);
    },
    async fill(label, value) {
      const field = (await inReach())
        .getByLabel(label, { exact: true })
        .and(page.locator('input, textarea, select'));
      if ((await field.count()) !== 1 || !(await field.isEditable())) {
        throw new Unoffered(`no field ${label} to fill in`);
      }
      const isList = (await field.and(page.locator('select')).count()) === 1;
      await (isList ? field.selectOption(value) : field.fill(value));
    },
    offers: async (role, name) => (await usable(role, name)) !== null,
    async title(name) {
      const titles = await page.locator('h1').allInnerTexts();
      const is = `the title “${titles.join('”, “')}”`;
      await check(titles.length === 1 && titles[0] === name, `the title “${name}”`, is);
    },
    async reads(...words) {
      const all = await text();
      for (const one of words) await check(includesWords(all, one), `on screen: ${one}`);
    },
    async lacks(...words) {
      const all = await text();
      for (const one of words) await check(!includesWords(all, one), `not on screen: ${one}`);
    },
    async has(role, ...names) {
      const there = await Promise.all(names.map(async (name) => (await find(role, name)).length));
      await check(
        there.some((count) => count > 0),
        `a ${role} ${names.join(' or ')}`,
      );
    },
    async dialog(title) {
      const open = await page.locator('dialog[open]:not([aria-busy]) h2').allInnerTexts();
      const is = open[0] === undefined ? 'no dialog' : `the dialog “${open[0]}”`;
      await check((open[0] ?? null) === title, title ? `the dialog “${title}”` : 'no dialog', is);
    },
    async nothing() {
      await check((await text()).trim() === '', 'nothing on screen');
    },
  };
}
