import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription, StateDescription } from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';
import { flowOf, isWithin } from './flow.ts';
import { groupOf, withFolded } from './fold.ts';
import { halves, withOnly } from './split.ts';
import { allOfIt, type Detail } from './graph.ts';
import type { Layout } from './layout.ts';
import { layoutOf } from './layout-of.ts';

/** Size that is readable on one screen, in pixels. */
export const readable = { width: 1_600, height: 1_400 } as const;

export type Picture = {
  scope: string;
  folded: readonly string[];
  detail: Detail;
  part: { number: number; of: number } | null;
  description: MachineDescription;
  layout: Layout;
};

const fits = ({ width, height }: Layout): boolean =>
  width <= readable.width && height <= readable.height;

const isGroup = ({ kind, states }: StateDescription): boolean =>
  states.length > 0 && (kind === 'compound' || kind === 'parallel');

/** Share of a picture's area. Larger groups are folded only if no smaller group is left. */
const most = 0.5;

function largest(
  { boxes, width, height }: Layout,
  description: MachineDescription,
  kept: ReadonlySet<string>,
): string | null {
  const groups = new Set(
    statesIn(description)
      .filter(isGroup)
      .map(({ id }) => id),
  );
  const areaOf = (box: { width: number; height: number }) => box.width * box.height;
  const able = boxes
    .filter(({ id }) => groups.has(id) && !kept.has(id))
    .toSorted((a, b) => areaOf(b) - areaOf(a));
  const part = able.find((box) => areaOf(box) < most * width * height);
  return (part ?? able[0])?.id ?? null;
}

/** Pixels over the readable size. */
const excess = ({ width, height }: Layout): number =>
  Math.max(0, width - readable.width) + Math.max(0, height - readable.height);

function busiest(description: MachineDescription, named: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const { target, transitions } of flowOf(description, named).leads) {
    counts.set(target, (counts.get(target) ?? 0) + transitions.length);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, tried)
    .map(([target]) => target);
}

/** Number of targets that are tried before one is named. */
const tried = 4;

async function shortened(description: MachineDescription, wording: Wording): Promise<Shown> {
  const whole = await shownWith(description, wording, allOfIt);
  if (fits(whole.layout)) return whole;
  const conditions = await withNamed(description, wording, 'conditions');
  if (fits(conditions.layout)) return conditions;
  const names = await withNamed(description, wording, 'names');
  return excess(names.layout) < excess(conditions.layout) ? names : conditions;
}

/** Replaces the arrows to busy targets by names, until the picture fits or stops shrinking. */
async function withNamed(
  description: MachineDescription,
  wording: Wording,
  extent: Detail['extent'],
): Promise<Shown> {
  let best = await shownWith(description, wording, { named: [], extent });
  while (!fits(best.layout)) {
    const { named } = best.detail;
    const tries: Shown[] = [];
    for (const target of busiest(description, named)) {
      tries.push(await shownWith(description, wording, { named: [...named, target], extent }));
    }
    const [next] = tries.toSorted((a, b) => excess(a.layout) - excess(b.layout));
    if (!next || excess(next.layout) >= excess(best.layout)) break;
    best = next;
  }
  return best;
}

type Shown = Pick<Picture, 'description' | 'layout' | 'detail'>;

const shownWith = async (
  description: MachineDescription,
  wording: Wording,
  detail: Detail,
): Promise<Shown> => ({
  description,
  layout: await layoutOf(description, wording, detail),
  detail,
});

async function partsOf(
  description: MachineDescription,
  scope: string,
  wording: Wording,
): Promise<Shown[]> {
  const group = statesIn(description).find(({ id }) => id === scope);
  if (!group) throw new Error(`unknown group ${scope}`);
  const open = [group.states.filter(({ outside }) => !outside)];
  const parts: StateDescription[][] = [];
  for (let states = open.shift(); states; states = open.shift()) {
    const shown = await shortened(withOnly(description, scope, states, ''), wording);
    if (states.length < 2 || fits(shown.layout)) parts.push(states);
    else open.unshift(...halves(states));
  }
  const shown: Shown[] = [];
  for (const [index, states] of parts.entries()) {
    const title = `part ${index + 1} of ${parts.length}`;
    const part = await shortened(withOnly(description, scope, states, title), wording);
    // A single state that does not fit is drawn only with the transitions that leave it; the others
    // are in the parts of their sources.
    const isMuch = states.length < 2 && !fits(part.layout);
    const leaving = withOnly(description, scope, states, title, 'leaving');
    shown.push(isMuch ? await shortened(leaving, wording) : part);
  }
  return shown;
}

async function picturesIn(
  whole: MachineDescription,
  scope: string,
  wording: Wording,
): Promise<Picture[]> {
  const kept = new Set([whole.root.id, scope]);
  let folded: string[] = [];
  let description = whole;
  let layout = await layoutOf(description, wording);
  while (!fits(layout)) {
    const group = largest(layout, description, kept);
    if (group === null) {
      const shown = await shortened(description, wording);
      if (fits(shown.layout)) return [{ scope, folded, part: null, ...shown }];
      const outline = await withNamed(description, wording, 'outline');
      const parts = await partsOf(description, scope, wording);
      return [
        { scope, folded, part: null, ...outline },
        ...parts.map((one, index) => ({
          scope,
          folded,
          part: { number: index + 1, of: parts.length },
          ...one,
        })),
      ];
    }
    folded = [...folded.filter((one) => !isWithin(one, group)), group];
    description = withFolded(whole, folded);
    layout = await layoutOf(description, wording);
  }
  return [{ scope, folded, part: null, description, layout, detail: allOfIt }];
}

/** One picture if that is readable, else an overview and pictures of its groups or parts. */
export async function picturesOf(
  description: MachineDescription,
  wording: Wording,
): Promise<Picture[]> {
  const pictures = await picturesIn(description, description.root.id, wording);
  const open = [...(pictures[0]?.folded ?? [])];
  for (let group = open.shift(); group !== undefined; group = open.shift()) {
    const own = await picturesIn(groupOf(description, group), group, wording);
    pictures.push(...own);
    open.push(...(own[0]?.folded ?? []));
  }
  return pictures;
}
