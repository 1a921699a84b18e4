import { render } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { attemptTexts } from '#app/attempts/attempts-code.ts';
import { company } from '#app/company.ts';
import { popupTexts } from '#app/popups/popups-code.ts';
import { createScreens } from '#app/screens/screens.ts';
import type { Language } from '#domain/language.ts';
import { type PageId, pageIds } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import { picturedOf } from '#tests/component/outlines/screens-of.ts';
import { environmentOf } from '#machines/walk/environment.ts';
import { fixEnvironment } from '#tests/component/outlines/fix-environment.ts';
import { guideScreens } from '#views/guides/pages.tsx';
import { textPages } from '#views/info/pages.tsx';
import { previews } from '#visualizations/preview/preview.tsx';
import { modelsWithSituations } from '#machines/situations.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';

/** Layers above a page bring their own texts, so they render with those alone. */
const overlays = new Map<string, readonly PageNamespace[]>([
  ['attempts', attemptTexts],
  ['rating', popupTexts],
  ['reoffer', popupTexts],
  ['couponPopup', popupTexts],
]);

/** The texts that the app loads with a page. */
async function textsOf(page: PageId): Promise<PageNamespace[]> {
  const needed: PageNamespace[] = [];
  const texts = { need: async (names: readonly PageNamespace[]) => void needed.push(...names) };
  const waiting = () => () => ({ again: async () => {}, end() {} });
  await createScreens(texts, { waiting })(page).load();
  return needed;
}

/** A missing text shows a marked key. */
async function textsWith(language: Language, names: readonly PageNamespace[]) {
  const texts = await startTexts(language, company);
  await texts.need(names);
  texts.i18n.options.parseMissingKeyHandler = (key) => `[raw ${key}]`;
  return texts.i18n;
}

const loaded = new Map<string, Promise<readonly [i18n, i18n]>>();

async function textsFor(names: readonly PageNamespace[]) {
  const key = names.join();
  const there = loaded.get(key) ?? Promise.all([textsWith('en', names), textsWith('fil', names)]);
  loaded.set(key, there);
  return there;
}

async function rawOn(names: readonly PageNamespace[], drawn: ReactNode) {
  return (await textsFor(names)).flatMap((texts) => {
    const { unmount } = render(<I18nextProvider i18n={texts}>{drawn}</I18nextProvider>);
    const raw = [...document.body.innerHTML.matchAll(/\[raw ([^\]]*)\]/g)].map(([, key]) => key);
    unmount();
    return raw;
  });
}

const nothing = () => {};
const plainPages = { ...textPages, ...guideScreens };
const isPlain = (page: PageId): page is keyof typeof plainPages => page in plainPages;

describe('a page with only its own texts loaded', () => {
  fixEnvironment();

  it.each(modelsWithSituations.filter(({ machine }) => previews.has(machine.id)))(
    'shows no raw key in any state that has a picture: $machine.id',
    async (model) => {
      const { id } = model.machine;
      const preview = previews.get(id);
      const environment = environmentOf(model);
      const raw: Record<string, unknown> = {};
      for (const { name, path } of await picturedOf(id)) {
        const { snapshot } = worldAfter(environment, path);
        const page = preview?.page(snapshot);
        if (!preview || !page) continue;
        const drawn = preview.draw({ snapshot, send: nothing, request: nothing });
        const found = await rawOn(overlays.get(id) ?? (await textsOf(page)), drawn);
        if (found.length > 0) raw[name] = found;
      }
      expect(raw).toEqual({});
    },
  );

  it.each(pageIds.filter(isPlain))(
    'shows no raw key, if the page is plain text: %s',
    async (page) => {
      const Plain = plainPages[page];
      expect(await rawOn(await textsOf(page), <Plain request={nothing} />)).toEqual([]);
    },
  );
});
