import { describe, expect, it } from 'vitest';
import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { laidOut, layOut } from '#visualizations/layout/elk.ts';
import { isWithin } from '#visualizations/layout/flow.ts';
import { allOfIt, blueprintOf, graphOf } from '#visualizations/layout/graph.ts';
import { piecesOf } from '#visualizations/layout/geometry.ts';
import type { Arrow, Frame, Layout } from '#visualizations/layout/layout.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import { frameOf, inside, onBorder, overlap, pairs, passes, tolerance } from './geometry.ts';
import { descriptions } from './machines.ts';

const boxIn = ({ boxes }: Layout, id: string) => {
  const box = boxes.find((one) => one.id === id);
  if (!box) throw new Error(`no box of ${id}`);
  return box;
};

/** The siblings in which an arrow starts and ends; null unless it points forward. */
function onwards(description: MachineDescription, { source, target }: Arrow) {
  for (const { states } of statesIn(description)) {
    const from = states.findIndex(({ id }) => source !== null && isWithin(source, id));
    const to = states.findIndex(({ id }) => isWithin(target, id));
    if (from >= 0 && to > from) return [states[from]?.id ?? '', states[to]?.id ?? ''] as const;
  }
  return null;
}

const cases = descriptions.flatMap((description) =>
  (['plain', 'technical'] as const).map(
    (wording) => [description.id, wording, description] as const,
  ),
);

const idsOf = (things: { id: string }[]): string[] => things.map(({ id }) => id);

describe.each(cases)('the picture of %s, %s', async (_id, wording, description) => {
  const layout = await layoutOf(description, wording);
  const { boxes, arrows } = layout;
  const states = statesIn(description);
  const transitions = transitionsIn(description);
  const leaves = boxes.filter(
    (box) => !states.some(({ id }) => id !== box.id && isWithin(id, box.id)),
  );
  const labels = arrows.flatMap(({ chips }) => chips);
  const told = boxes.flatMap((box) => box.told);
  const picture = { x: 0, y: 0, width: layout.width, height: layout.height };

  it('has a box for every state, inside that of its parent', () => {
    expect(idsOf(boxes)).toEqual(idsOf(states));
    const outside = states.flatMap((parent) =>
      parent.states.filter(({ id }) => !inside(boxIn(layout, id), boxIn(layout, parent.id))),
    );
    expect(idsOf(outside)).toEqual([]);
  });

  it('has every transition once, on an arrow or in the box of its state', () => {
    expect(idsOf([...labels, ...told]).toSorted()).toEqual(idsOf(transitions).toSorted());
  });

  it('has an arrow for every transition that leaves its state', () => {
    const leading = transitions.filter(({ source, targets }) =>
      targets.some((target) => !isWithin(target, source)),
    );
    expect(idsOf(labels).toSorted()).toEqual(idsOf(leading).toSorted());
  });

  it('has no overlapping boxes of siblings, labels or lines of text', () => {
    const families: (Frame & { id: string })[][] = [
      ...states.map((parent) => parent.states.map(({ id }) => boxIn(layout, id))),
      labels,
      ...boxes.map((box) => box.told),
    ];
    const overlaps = families.flatMap(pairs).filter(([one, other]) => overlap(one, other));
    expect(overlaps.map(idsOf)).toEqual([]);
  });

  it('has labels inside the picture, not on the boxes of innermost states', () => {
    expect(idsOf(labels.filter((label) => !inside(label, picture)))).toEqual([]);
    const covering = labels.filter((label) => leaves.some((leaf) => overlap(label, leaf)));
    expect(idsOf(covering)).toEqual([]);
  });

  it('has its text inside its boxes and labels', () => {
    const holders = [...boxes, ...labels, ...told];
    const running = holders.filter((one) => one.lines.some((line) => !inside(frameOf(line), one)));
    expect(idsOf(running)).toEqual([]);
    expect(idsOf(boxes.filter((box) => !inside(box, picture)))).toEqual([]);
    expect(idsOf(boxes.filter((box) => box.told.some((chip) => !inside(chip, box))))).toEqual([]);
  });

  it('has arrows from border to border, with right angles', () => {
    const loose = arrows.filter(({ source, target, points }) => {
      const [first] = points;
      const last = points.at(-1);
      const ends = last && onBorder(last, boxIn(layout, target));
      const starts = source === null || (first && onBorder(first, boxIn(layout, source)));
      return !starts || !ends;
    });
    expect(idsOf(loose)).toEqual([]);
    const slanted = arrows.filter((arrow) =>
      piecesOf(arrow.points, 0).some(({ width, height }) => Math.min(width, height) > tolerance),
    );
    expect(idsOf(slanted)).toEqual([]);
  });

  it('has arrows that cross no innermost state, no text and no label of another arrow', () => {
    const texts = boxes.flatMap((box) => [...box.lines.map(frameOf), ...box.told]);
    const crossing = arrows.filter((arrow) => {
      const others = labels.filter((label) => !arrow.chips.includes(label));
      const frames = [...leaves, ...texts, ...others];
      const pieces = piecesOf(arrow.points, 0);
      return pieces.some((piece) => frames.some((frame) => passes(piece, frame)));
    });
    expect(idsOf(crossing)).toEqual([]);
  });

  it('is read downwards: an arrow to a later state of the chart leads to a lower one', () => {
    const rising = arrows.filter((arrow) => {
      const levels = onwards(description, arrow);
      if (levels === null) return false;
      const [from, to] = [boxIn(layout, levels[0]), boxIn(layout, levels[1])];
      return to.y <= from.y + from.height;
    });
    expect(idsOf(rising)).toEqual([]);
  });

  it('is the same each time, cached or laid out again', async () => {
    const blueprint = blueprintOf(description, wording, allOfIt);
    const { root } = description;
    for (const part of root.kind === 'parallel' ? root.states : [root]) {
      const graph = graphOf(part, blueprint);
      expect(await layOut(graph)).toEqual(await laidOut(graph));
    }
    expect(await layoutOf(description, wording)).toEqual(layout);
  });
});
