import { renderToStaticMarkup } from 'react-dom/server';
import { Language } from '#domain/language.ts';
import { environmentOf } from '#machines/walk/environment.ts';
import type { Model, Path } from '#machines/walk/model.ts';
import { createPreview, type Preview } from '#visualizations/preview/preview.tsx';
import type { ShownText } from '../flows/texts.ts';

const nothing = () => {};

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

const spoken = / (?:aria-label|aria-valuetext|alt|placeholder)="([^"]*)"/g;

const phoneLink = /<a [^>]*href="tel:[^>]*>([^<]*)<\/a>/g;

/**
 * The texts between the tags, and attributes with texts. A phone number stays part of its sentence.
 */
function piecesOf(markup: string): string[] {
  const read = markup.replaceAll(phoneLink, '$1').split(/<[^>]*>/);
  const labels = [...markup.matchAll(spoken)].map(([, words = '']) => words);
  return [...read, ...labels]
    .map((piece) => piece.replaceAll(/&[#\w]+;/g, (one) => entities.get(one) ?? one).trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

function textsOf(model: Model, paths: readonly Path[], preview: Preview, language: Language) {
  const environment = environmentOf(model);
  const found = new Map<string, ShownText>();
  const drawn = new Set<string>();
  for (const [path, { start, steps }] of paths.entries()) {
    let world = environment.start(start);
    for (const [at, step] of [null, ...steps].entries()) {
      if (step) world = environment.next(world, step);
      const { snapshot } = world;
      // Paths share moments, so a moment that was rendered before has no new texts.
      const moment = JSON.stringify([snapshot.value, snapshot.context]);
      if (drawn.has(moment)) continue;
      drawn.add(moment);
      const screen = <preview.Screen snapshot={snapshot} send={nothing} request={nothing} />;
      for (const text of piecesOf(renderToStaticMarkup(screen))) {
        if (found.has(text)) continue;
        found.set(text, { text, language, flow: model.machine.id, path, at });
      }
    }
  }
  return [...found.values()];
}

/** The root adds only texts that its flows do not show. */
export async function shownTexts(
  models: readonly Model[],
  paths: Readonly<Record<string, readonly Path[]>>,
): Promise<ShownText[]> {
  const texts: ShownText[] = [];
  for (const language of Language.options) {
    const preview = await createPreview(language);
    const drawn = [...preview.machines, ...preview.parts];
    const shown = models.filter(({ machine }) => drawn.includes(machine.id));
    const isRoot = ({ machine }: Model) => machine.id === 'root';
    const rootLast = [...shown.filter((one) => !isRoot(one)), ...shown.filter(isRoot)];
    const known = new Set<string>();
    for (const model of rootLast) {
      const { id } = model.machine;
      const found = textsOf(model, paths[id] ?? [], preview, language);
      texts.push(...(isRoot(model) ? found.filter(({ text }) => !known.has(text)) : found));
      for (const { text } of found) known.add(text);
    }
  }
  return texts;
}
