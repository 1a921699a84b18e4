import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { defaultLanguage } from '#domain/language.ts';
import { startTexts } from '#i18n/i18n.ts';
import { App } from './app.tsx';
import { config } from './config.ts';
import { createServices } from './services.ts';
import { startApp } from './start-app.ts';

const services = createServices(window);
const language = services.storage.read('language') ?? defaultLanguage;
const texts = await startTexts(language, config.company);
const app = startApp(window, services, texts);

const container = document.querySelector('#root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <App app={app} window={window} />
    </StrictMode>,
  );
}
