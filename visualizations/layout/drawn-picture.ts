import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';
import type { Layout } from './layout.ts';
import { layoutOf } from './layout-of.ts';
import type { Picture } from './pictures.ts';

/** A stored picture of a machine: its layout, and the states that it shows. */
export type DrawnPicture = {
  /** Id of the group; for a part, with the part's number: `borrow.confirm:2`. */
  id: string;
  /** Id of the group that the picture shows; the machine's id for the whole machine. */
  scope: string;
  /** Number of the shown part of the group, from 1, and number of parts; null for one picture. */
  part: { number: number; of: number } | null;
  /** Ids of the groups that are drawn as single boxes: each has a separate picture. */
  folded: readonly string[];
  /** Ids of the states that are drawn unfolded and inside the group. */
  states: readonly string[];
  layout: Layout;
};

/** Pictures of a machine. The first one shows the whole machine, or an overview of it. */
export type Pictures = readonly [DrawnPicture, ...DrawnPicture[]];

export type Drawings = Record<Wording, Pictures>;

function drawn({ scope, part, folded, description, layout }: Picture): DrawnPicture {
  const states = statesIn(description).filter((state) => !state.folded && !state.outside);
  return {
    id: part ? `${scope}:${part.number}` : scope,
    scope,
    part,
    folded,
    states: states.map(({ id }) => id),
    layout,
  };
}

/** Converts the exported pictures of a machine for storage. Throws for an empty list. */
export function drawnPictures(pictures: readonly Picture[]): Pictures {
  const [first, ...more] = pictures.map(drawn);
  if (!first) throw new Error('a machine has no picture');
  return [first, ...more];
}

/** Draws a whole machine as one picture of any size. */
export async function wholePicture(
  description: MachineDescription,
  wording: Wording,
): Promise<DrawnPicture> {
  const { id } = description.root;
  const states = statesIn(description).map((state) => state.id);
  const layout = await layoutOf(description, wording);
  return { id, scope: id, part: null, folded: [], states, layout };
}
