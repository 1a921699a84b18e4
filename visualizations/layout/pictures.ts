import { required } from '#machines/shared/required.ts';
import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription, StateDescription } from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';
import type { DrawnPicture, Layout } from './layout.ts';
import { flowOf, isWithin } from './flow.ts';
import { groupOf, halves, withFolded, withOnly } from './fold.ts';
import { allOfIt, type Detail } from './graph.ts';
import { layoutOf } from './layout-of.ts';

/** Size that is readable on one screen, in pixels. */
export const readable = { width: 1_600, height: 1_400 } as const;

/** `description` is that of the drawn part. */
export type Picture = { description: MachineDescription; drawn: DrawnPicture };

/** Pixels over the readable size. */
const excess = ({ width, height }: Layout): number =>
  Math.max(0, width - readable.width) + Math.max(0, height - readable.height);

const fits = (layout: Layout): boolean => excess(layout) === 0;

/** Share of a picture's area. Larger groups are folded only if no smaller group is left. */
const most = 0.5;

/** The group to fold next; undefined if only the `kept` groups are left. */
function largest(
  { boxes, width, height }: Layout,
  description: MachineDescription,
  kept: readonly string[],
): string | undefined {
  const groups = statesIn(description).filter(({ states }) => states.length > 0);
  const areaOf = (box: { width: number; height: number }) => box.width * box.height;
  const able = boxes
    .filter(({ id }) => groups.some((group) => group.id === id) && !kept.includes(id))
    .toSorted((a, b) => areaOf(b) - areaOf(a));
  return (able.find((box) => areaOf(box) < most * width * height) ?? able[0])?.id;
}

/** Number of targets that are tried before one is named. */
const tried = 4;

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

type Shown = { description: MachineDescription; layout: Layout; detail: Detail };

const shownWith = async (
  description: MachineDescription,
  wording: Wording,
  detail: Detail,
): Promise<Shown> => ({
  description,
  layout: await layoutOf(description, wording, detail),
  detail,
});

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

async function shortened(description: MachineDescription, wording: Wording): Promise<Shown> {
  const whole = await shownWith(description, wording, allOfIt);
  if (fits(whole.layout)) return whole;
  const conditions = await withNamed(description, wording, 'conditions');
  if (fits(conditions.layout)) return conditions;
  const names = await withNamed(description, wording, 'names');
  return excess(names.layout) < excess(conditions.layout) ? names : conditions;
}

async function partsOf(
  description: MachineDescription,
  scope: string,
  wording: Wording,
): Promise<Shown[]> {
  const group = required(
    statesIn(description).find(({ id }) => id === scope),
    `group ${scope}`,
  );
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

function pictureOf(
  { description, layout }: Omit<Shown, 'detail'>,
  scope: string,
  folded: readonly string[] = [],
  part: DrawnPicture['part'] = null,
): Picture {
  const id = part ? `${scope}:${part.number}` : scope;
  const inside = statesIn(description).filter((state) => !state.folded && !state.outside);
  const states = inside.map((state) => state.id);
  return { description, drawn: { id, scope, part, folded, states, layout } };
}

/** The overview comes first. */
type Series = [Picture, ...Picture[]];

async function picturesIn(
  whole: MachineDescription,
  scope: string,
  wording: Wording,
): Promise<Series> {
  let folded: string[] = [];
  let shown = await shownWith(whole, wording, allOfIt);
  while (!fits(shown.layout)) {
    const { description, layout } = shown;
    const group = largest(layout, description, [whole.root.id, scope]);
    if (group === undefined) {
      const short = await shortened(description, wording);
      if (fits(short.layout)) return [pictureOf(short, scope, folded)];
      const outline = await withNamed(description, wording, 'outline');
      const parts = await partsOf(description, scope, wording);
      return [
        pictureOf(outline, scope, folded),
        ...parts.map((one, index) =>
          pictureOf(one, scope, folded, { number: index + 1, of: parts.length }),
        ),
      ];
    }
    folded = [...folded.filter((one) => !isWithin(one, group)), group];
    shown = await shownWith(withFolded(whole, folded), wording, allOfIt);
  }
  return [pictureOf(shown, scope, folded)];
}

/** One picture if that is readable, else an overview and pictures of its groups or parts. */
export async function picturesOf(
  description: MachineDescription,
  wording: Wording,
): Promise<Series> {
  const pictures = await picturesIn(description, description.root.id, wording);
  const open = [...pictures[0].drawn.folded];
  for (let group = open.shift(); group !== undefined; group = open.shift()) {
    const own = await picturesIn(groupOf(description, group), group, wording);
    pictures.push(...own);
    open.push(...own[0].drawn.folded);
  }
  return pictures;
}

/** The machine without folding, at any size. */
export const wholePicture = async (description: MachineDescription, wording: Wording) =>
  pictureOf(await shownWith(description, wording, allOfIt), description.root.id).drawn;
