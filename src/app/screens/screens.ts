import type { ComponentType } from 'react';
import { isInfoPage, type PageId, pageIds, pageRow } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import { isFlowId } from '#machines/flows.ts';
import { selectLoginView } from '#machines/login/view.ts';
import { required } from '#machines/shared/required.ts';
import { LoginScreen as Login } from '#views/login/login.tsx';
import type { Screen, Screens } from '../app-context.ts';
import type { CodeLine } from '../loading/code-line.ts';
import { createLazyCode } from '../loading/lazy-code.ts';
import { flowPage } from './flow-pages.ts';
import { machineScreen } from './machine-screen.tsx';

type Lazy = { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> };
type Present = { Component: ComponentType };

const shared: readonly PageNamespace[] = ['flows'];

/** The first page of a first visit, so its code is part of the start. */
const LoginScreen = machineScreen(({ login }) => login, selectLoginView, Login);

function rowOf(page: PageId): Lazy | Present {
  const { flow: owner } = pageRow(page);
  if (isFlowId(owner)) {
    const { texts, load } = flowPage(owner, page);
    return { texts: [...shared, ...texts], load };
  }
  if (isInfoPage(page)) {
    return {
      texts: [...shared, 'info', 'guides', 'helpCentre'],
      load: async () => (await import('../info-pages/info-pages.ts')).infoScreens[page],
    };
  }
  return { Component: LoginScreen };
}

/**
 * Sets the outcome on the promise, because React's `use` does not suspend for a settled promise.
 * Plain promises cost 270 ms per page: React delays a suspended render.
 */
const fulfilled = (promise: Promise<ComponentType>, screen: ComponentType) =>
  Object.assign(promise, { status: 'fulfilled', value: screen });

export function createScreens(
  texts: Pick<AppTexts, 'need'>,
  codeLine: Pick<CodeLine, 'waiting'>,
): Screens {
  const screens = new Map(
    pageIds.map((page): [PageId, Screen] => {
      const row = rowOf(page);
      if ('Component' in row) {
        const loaded = fulfilled(Promise.resolve(row.Component), row.Component);
        return [page, { load: () => loaded, arrived: () => loaded, isLoaded: () => true }];
      }
      let arrival: Promise<ComponentType> | null = null;
      const code = createLazyCode(async () => {
        const [screen] = await Promise.all([row.load(), texts.need(row.texts)]);
        arrival = fulfilled(Promise.resolve(screen), screen);
        return screen;
      }, codeLine.waiting(page));
      let coming: Promise<ComponentType> | null = null;
      const arrived = () => arrival ?? (coming ??= code.arrived());
      return [page, { load: code.load, arrived, isLoaded: () => arrival !== null }];
    }),
  );
  return (page) => required(screens.get(page), `screen for page ${page}`);
}
