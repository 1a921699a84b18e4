import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaultLanguage } from '#domain/language.ts';
import { startTexts } from '#i18n/i18n.ts';
import { readStartHint } from '#protocol/start-hint.ts';
import { bridgeNames } from './bridge-names.ts';
import { config } from './config.ts';
import { firstPageDecided } from './first-page/decided.ts';
import { AppTree } from './prerender/app-tree.tsx';
import { isAsPrerendered } from './prerender/as-prerendered.ts';
import { createServices } from './services.ts';
import { startApp } from './start-app.ts';

const services = createServices(window);
const hinted = readStartHint(window, bridgeNames.start)?.language;
const language = services.storage.read('language') ?? hinted ?? defaultLanguage;
const texts = await startTexts(language, config.company);
const app = startApp(window, services, texts);

const container = document.querySelector('#root');
if (container) {
  const tree = <AppTree app={app} window={window} />;
  await firstPageDecided(window);
  if (await isAsPrerendered(container, app)) hydrateRoot(container, tree);
  else createRoot(container).render(tree);
}
