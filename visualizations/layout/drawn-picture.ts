import { statesIn } from '#visualizations/description/describe.ts';
import type { MachineDescription } from '#visualizations/description/description.ts';
import type { Wording } from '#visualizations/wording/words.ts';
import type { Layout } from './layout.ts';
import { layoutOf } from './layout-of.ts';
import type { Picture } from './pictures.ts';

/** A picture of a machine as it is kept: all that it takes to draw it, and what it shows. */
export type DrawnPicture = {
  /** Its group's id; of a part, the part's number behind it: `borrow.confirm:2`. */
  id: string;
  /** The id of the group that it shows; the machine's own for the whole. */
  scope: string;
  /** Which of several parts of its group it shows, from 1, and how many there are. */
  part: { number: number; of: number } | null;
  /** The groups that it shows as single boxes: each has a picture of its own. */
  folded: readonly string[];
  /** The states that it shows with what is in them: neither folded nor outside. */
  states: readonly string[];
  layout: Layout;
};

/** The pictures of a machine; the first is an overview of all. */
export type Pictures = readonly [DrawnPicture, ...DrawnPicture[]];

/** The pictures of a machine in both wordings. */
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

/** The exported pictures of a machine in one wording, to be kept. Throws where there are none. */
export function drawnPictures(pictures: readonly Picture[]): Pictures {
  const [first, ...more] = pictures.map(drawn);
  if (!first) throw new Error('a machine has no picture');
  return [first, ...more];
}

/** The whole of a machine as one picture, however large it is. */
export async function wholePicture(
  description: MachineDescription,
  wording: Wording,
): Promise<DrawnPicture> {
  const { id } = description.root;
  const states = statesIn(description).map((state) => state.id);
  const layout = await layoutOf(description, wording);
  return { id, scope: id, part: null, folded: [], states, layout };
}
