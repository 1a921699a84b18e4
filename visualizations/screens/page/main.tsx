import '#components/tokens.css';
import '#components/base.css';
import './still.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { Language } from '#domain/language.ts';
import { environmentOf } from '#machines/walk/environment.ts';
import { models } from '#machines/models.ts';
import { modelsWithSituations } from '#machines/situations.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { findScreens } from '../find.ts';
import { machinesShown } from '../list.ts';
import { Path, worldAfter } from '../reach.ts';

/** The requested screen, as JSON in the hash of the address. */
const Asked = v.object({ name: v.string(), machine: v.string(), language: Language, path: Path });

const previews = { en: await createPreview('en'), fil: await createPreview('fil') };
const place = document.getElementById('screen');
if (!place) throw new Error('the page has no element #screen');
const root = createRoot(place);
const nothing = () => {};

function list() {
  const lists = models
    .filter(({ machine }) => machinesShown.includes(machine.id))
    .map((model) => findScreens(model, previews.en));
  flushSync(() => root.render(<pre>{JSON.stringify(lists)}</pre>));
}

/** Sets the document's title to the screen's name after the paint. */
async function show() {
  const { hash } = window.location;
  const asked = v.parse(Asked, JSON.parse(decodeURIComponent(hash.slice(1))));
  const { name, machine, language, path } = asked;
  const model = modelsWithSituations.find((one) => one.machine.id === machine);
  if (!model) throw new Error(`unknown machine ${machine}`);
  const { snapshot } = worldAfter(environmentOf(model), path);
  const { Screen } = previews[language];
  document.documentElement.lang = language;
  flushSync(() => {
    root.render(<Screen key={name} snapshot={snapshot} send={nothing} request={nothing} />);
  });
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(painted));
  });
  document.title = name;
}

list();
window.addEventListener('hashchange', () => void show());
