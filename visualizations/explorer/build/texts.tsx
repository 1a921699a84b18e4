import { renderToStaticMarkup } from 'react-dom/server';
import { Language } from '#domain/language.ts';
import { environmentOf } from '#tests/model/harness/environment.ts';
import type { Model, Path } from '#tests/model/harness/model.ts';
import { createPreview, type Preview } from '#visualizations/preview/preview.tsx';

/** A text that a screen shows, and the first moment of the tested paths at which it does. */
export type ShownText = {
  text: string;
  language: Language;
  flow: string;
  /** Which of the flow's paths, from 0, and after how many of its steps. */
  path: number;
  at: number;
};

const nothing = () => {};

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

/** The pieces of text of some markup, one an element. */
const piecesOf = (markup: string): string[] =>
  markup
    .split(/<[^>]*>/)
    .map((piece) => piece.replaceAll(/&[#\w]+;/g, (one) => entities.get(one) ?? one).trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));

/** What a flow's screens show along its tested paths. */
function textsOf(model: Model, paths: readonly Path[], preview: Preview, language: Language) {
  const environment = environmentOf(model);
  const found = new Map<string, ShownText>();
  for (const [path, { start, steps }] of paths.entries()) {
    let world = environment.start(start);
    for (const [at, step] of [null, ...steps].entries()) {
      if (step) world = environment.next(world, step);
      const { snapshot } = world;
      const screen = <preview.Screen snapshot={snapshot} send={nothing} request={nothing} />;
      for (const text of piecesOf(renderToStaticMarkup(screen))) {
        if (found.has(text)) continue;
        found.set(text, { text, language, flow: model.machine.id, path, at });
      }
    }
  }
  return [...found.values()];
}

/**
 * Every text that a person can see, in both languages, found by drawing the real screens. The root
 * shows nothing of its own but what lies over its flows' pages.
 */
export async function shownTexts(
  models: readonly Model[],
  paths: Readonly<Record<string, readonly Path[]>>,
): Promise<ShownText[]> {
  const texts: ShownText[] = [];
  for (const language of Language.options) {
    const preview = await createPreview(language);
    const shown = models.filter(
      ({ machine }) => machine.id !== 'root' && preview.machines.includes(machine.id),
    );
    for (const model of shown) {
      texts.push(...textsOf(model, paths[model.machine.id] ?? [], preview, language));
    }
  }
  return texts;
}
