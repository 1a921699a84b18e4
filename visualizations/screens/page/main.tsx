import '#components/tokens.css';
import '#components/base.css';
import './still.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { environmentOf } from '#machines/walk/environment.ts';
import { models } from '#machines/models.ts';
import { modelsWithSituations } from '#machines/situations.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { findScreens } from '../find.ts';
import { worldAfter } from '../reach.ts';

const previews = { en: await createPreview('en'), fil: await createPreview('fil') };
const place = document.getElementById('screen');
if (!place) throw new Error('the page has no element #screen');
const root = createRoot(place);
const nothing = () => {};
let drawn = 0;

window.screens = {
  list: (machines) =>
    models
      .filter(({ machine }) => machines.includes(machine.id))
      .map((model) => findScreens(model, previews.en)),
  async draw({ machine, language, path }) {
    const model = modelsWithSituations.find((one) => one.machine.id === machine);
    if (!model) throw new Error(`unknown machine ${machine}`);
    const { snapshot } = worldAfter(environmentOf(model), path);
    const { Screen } = previews[language];
    document.documentElement.lang = language;
    drawn += 1;
    flushSync(() => {
      root.render(<Screen key={drawn} snapshot={snapshot} send={nothing} request={nothing} />);
    });
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted));
    });
  },
};
