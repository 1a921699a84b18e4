import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaultLanguage } from '#domain/language.ts';
import { startTexts } from '#i18n/i18n.ts';
import { readStartHint } from '#protocol/start-hint.ts';
import { activated, paintedOnce } from '#services/activation.ts';
import { bridgeNames } from './bridge-names.ts';
import { config } from './config.ts';
import { firstPageDecided } from './first-page/decision.ts';
import { AppTree } from './prerender/app-tree.tsx';
import { isAsPrerendered } from './prerender/as-prerendered.ts';
import { firstScreenLoaded } from './prerender/first-location.ts';
import { createServices } from './services.ts';
import { startApp } from './start-app.ts';

// A prerendered document loads this code, and starts the app only when it is activated. The
// activated markup is painted before the app starts.
const opened = activated(document);
if (opened) {
  await opened;
  await paintedOnce(window);
}

const services = createServices(window);
const hinted = readStartHint(window, bridgeNames.start)?.language;
const language = services.storage.read('language') ?? hinted ?? defaultLanguage;
const texts = await startTexts(language, config.company);
const app = startApp(window, services, texts);

async function show(container: Element): Promise<void> {
  const tree = <AppTree app={app} window={window} />;
  await firstPageDecided(window);
  if (await isAsPrerendered(container, app)) {
    hydrateRoot(container, tree);
    return;
  }
  // Home replaces its own frame directly, without the neutral page in between.
  if (container.querySelector('[data-waiting=home]')) await firstScreenLoaded(app);
  createRoot(container).render(tree);
}

const container = document.querySelector('#root');
// Lazy code imports this file, so waiting for `show` here would block that code.
if (container) void show(container);
