import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Environment, environmentOf } from '#machines/walk/environment.ts';
import type { Model } from '#machines/walk/model.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { situationsOf } from '#machines/situations.ts';
import { readScreens } from '#visualizations/screens/files.ts';
import { Path, worldAfter } from '#visualizations/screens/reach.ts';
import type { Outlined } from '#visualizations/screens/outlines-file.ts';
import { outlineWithEffects, screenOf } from './outline-with-effects.tsx';

function asHeld(path: Path): Path {
  const held: unknown = JSON.parse(JSON.stringify(path));
  return v.parse(Path, held);
}

/** Situations may share a name, so equal names are numbered. */
const numbered = <Screen extends { name: string }>(all: readonly Screen[]): Screen[] =>
  all.map((one, index) => {
    const before = all.slice(0, index).filter(({ name }) => name === one.name).length;
    return before === 0 ? one : { ...one, name: `${one.name} ${before + 1}` };
  });

export async function picturedOf(machine: string) {
  const list = await readScreens(machine);
  const states = (list?.states ?? []).flatMap((one) =>
    'path' in one ? [{ name: one.state, page: one.page, path: one.path }] : [],
  );
  const situations = (list?.situations ?? []).map(({ state, name, page, path }) => ({
    name: `${state}, ${name}`,
    page,
    path,
  }));
  return numbered([...states, ...situations]);
}

/** The screens with pictures, and those of situations without one. */
export async function listedOf(machine: string) {
  const situations = situationsOf(machine).filter(({ purpose }) => purpose === undefined);
  const others = situations.map(({ name, path }) => ({ name: `situation ${name}`, path }));
  return [...(await picturedOf(machine)), ...numbered(others)];
}

/** Removes steps that do not change the path's end. */
function shortened({ start, steps }: Path, environment: Environment): Path {
  const keyAfter = (some: Path['steps']): string | null => {
    try {
      return environment.key(worldAfter(environment, asHeld({ start, steps: some })));
    } catch {
      // A step fails if it needs a removed one.
      return null;
    }
  };
  const end = keyAfter(steps);
  let shortest = steps;
  for (
    let size = Math.ceil(steps.length / 2);
    size > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = shortest.length - size; at >= 0; at -= size) {
      const fewer = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      if (keyAfter(fewer) === end) shortest = fewer;
    }
  }
  return { start, steps: shortest };
}

/** Listed screens, and those on the walks that contain a new line. */
export async function screensOf(model: Model, preview: Preview): Promise<Outlined[]> {
  const { id } = model.machine;
  const environment = environmentOf(model);
  const known = new Set<string>();
  const met = new Set<string>();
  const found: Outlined[] = [];
  const look = (name: string, path: Path, isListed: boolean): void => {
    const world = worldAfter(environment, asHeld(path));
    const key = environment.key(world);
    const page = preview.page(world.snapshot);
    if ((met.has(key) && !isListed) || page === null) return;
    met.add(key);
    const lines = outlineWithEffects(screenOf(preview, world.snapshot));
    if (!isListed && lines.every((line) => known.has(line))) return;
    for (const line of lines) known.add(line);
    if (isListed) {
      found.push({ name, page, path: null, lines });
      return;
    }
    const short = shortened(path, environment);
    const again = outlineWithEffects(
      screenOf(preview, worldAfter(environment, asHeld(short)).snapshot),
    );
    const isSame = isDeepStrictEqual(again, lines);
    found.push({ name, page, path: isSame ? short : path, lines });
  };
  for (const { name, path } of await listedOf(id)) look(name, path, true);
  const plan = await readTransitions(model);
  for (const { start, steps } of plan.paths) {
    steps.forEach((_, index) => {
      const way = steps.slice(0, index + 1).map(({ step }) => step);
      look(`walked ${found.length + 1}`, { start, steps: way }, false);
    });
  }
  return found;
}
