import { describe, expect, it } from 'vitest';
import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import { type Picture, picturesOf, readable } from '#visualizations/layout/pictures.ts';
import { descriptions } from './machines.ts';

const drawn = ({ drawn: { layout, states } }: Picture) => ({
  states,
  transitions: [
    ...layout.boxes.flatMap(({ told }) => told),
    ...layout.arrows.flatMap(({ chips }) => chips),
  ].map(({ id }) => id),
});

describe.each(descriptions.map((one) => [one.id, one] as const))(
  'the pictures of %s',
  async (_, description) => {
    const pictures = await picturesOf(description, 'plain');

    it('are not larger than 1600 by 1400 pixels', () => {
      const large = pictures.filter(
        ({ drawn: { layout } }) => layout.width > readable.width || layout.height > readable.height,
      );
      expect(large.map((picture) => picture.drawn.id)).toEqual([]);
    });

    it('show every state and every transition of the machine', () => {
      const all = pictures.map(drawn);
      const states = new Set(all.flatMap((one) => one.states));
      const missing = statesIn(description).filter(({ id }) => !states.has(id));
      expect(missing.map(({ id }) => id)).toEqual([]);
      const transitions = new Set(all.flatMap((one) => one.transitions));
      const untold = transitionsIn(description).filter(({ id }) => !transitions.has(id));
      expect(untold.map(({ id }) => id)).toEqual([]);
    });
  },
);
