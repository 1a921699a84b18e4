import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { Language } from '#domain/language.ts';
import { createPageUi } from '#tests/browser/walk/harness/page-ui.ts';
import { screenWalks } from '#tests/flows/walks.ts';
import { byPlatform, type Screens } from '#tests/model/screens/screens.ts';
import { Unoffered } from '#tests/model/screens/ui.ts';
import type { GestureEffect } from '#tests/simulation/people/gesture-effect.ts';
import { ask } from './in-page.ts';

/** The screens of the machines, by id. */
const screensOf: ReadonlyMap<string, Screens> = new Map(
  screenWalks.map(({ model, screens }) => [model.machine.id, screens]),
);

/** Number of attempts to find a control while a view is still rendering. */
const looks = 5;

const languageOf = async (page: Page): Promise<Language> =>
  v.parse(Language, await page.evaluate(() => document.documentElement.lang));

/** The gestures take the first of several equal rows. */
const ofAlike = new Set(['coupon.toggled']);

/**
 * The number of gestures that were made on the screen, and those that were made by a direct request
 * because the current page has no control.
 */
export type Made = { byHand: number; asked: Map<string, number> };

/** Makes the borrower's actions of a world on the real screen. */
export function createHand(page: Page, made: Made) {
  async function tries(machine: string, event: { type: string }): Promise<boolean> {
    if (ofAlike.has(event.type)) return false;
    const gesture = screensOf.get(machine.slice(machine.lastIndexOf('/') + 1))?.gestures[
      event.type
    ];
    if (gesture === undefined || gesture === byPlatform) return false;
    const ui = createPageUi(page, await languageOf(page));
    for (let look = 0; look < looks; look += 1) {
      try {
        return (await gesture(ui, event, await ask(page, 'contextOf', machine))) !== byPlatform;
      } catch (error) {
        if (!(error instanceof Unoffered)) throw error;
        await ask(page, 'quiet');
      }
    }
    return false;
  }
  async function make(doing: GestureEffect, onTop: string | null): Promise<void> {
    const event = 'request' in doing ? doing.request : doing.event;
    const to = 'request' in doing ? 'root' : doing.to;
    const owners = event.type === 'nav.back' && onTop !== null ? [onTop, to] : [to];
    for (const owner of owners) {
      if (await tries(owner, event)) {
        made.byHand += 1;
        return;
      }
    }
    const name = `${to} ${event.type}`;
    made.asked.set(name, (made.asked.get(name) ?? 0) + 1);
    await ask(page, 'ask', doing);
  }
  return make;
}
