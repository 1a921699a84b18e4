import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { company } from '#app/company.ts';
import { App } from '#app/app.tsx';
import type { App as RunningApp, Screens } from '#app/app-context.ts';
import { type CodeLine, createCodeLine } from '#app/loading/code-line.ts';
import { createLoadingOverlay } from '#app/loading/loading-overlay.ts';
import { createScreens } from '#app/screens/screens.ts';
import { createStore } from '#app/store.ts';
import { createWatched } from '#app/watched.ts';
import type { Location } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { startRoot } from '#tests/unit/app/running-root.ts';

/** `strict` is off by default: it unmounts once, which happy-dom's dialogs handle as a close. */
type Setting = { screens?: Screens; codeLine?: CodeLine; strict?: boolean; at?: Location };

export async function renderApp(
  some: Parameters<typeof startRoot>[0] = {},
  {
    screens,
    codeLine = createCodeLine(window),
    strict = false,
    at = { page: 'home', query: {} },
  }: Setting = {},
) {
  const texts = await startTexts('en', company);
  const root = startRoot(some, at);
  const store = createStore(root);
  const restart = vi.fn<() => void>();
  const app: RunningApp = {
    root,
    store,
    texts,
    loadingOverlay: createLoadingOverlay(store),
    history: { writer: createWatched(null), attach: () => undefined },
    screens: screens ?? createScreens(texts, codeLine),
    codeLine,
    request: (request) => root.send(request),
    interacted: vi.fn<RunningApp['interacted']>(),
    rendered: vi.fn<RunningApp['rendered']>(),
    restart,
    renew: vi.fn<RunningApp['renew']>(),
  };
  await act(async () => {
    render(<App app={app} window={window} />, { reactStrictMode: strict });
  });
  return { root, store, texts, app, codeLine, restart };
}

export const signedIn = {
  restoreSession: async () => sessionOf('juan'),
};
