import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';
import type { Layout } from './layout.ts';
import { layoutOf } from './layout-of.ts';
import type { Picture } from './pictures.ts';

export type DrawnPicture = {
  /** For a part, the group with the part's number: `borrow.confirm:2`. */
  id: string;
  /** Id of a group, or of the machine. */
  scope: string;
  /** `number` is from 1; null for a group in one picture. */
  part: { number: number; of: number } | null;
  /** Groups that have a separate picture. */
  folded: readonly string[];
  /** States that are drawn unfolded, and inside the group. */
  states: readonly string[];
  layout: Layout;
};

/** The first picture shows the whole machine, or an overview of it. */
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

export function drawnPictures(pictures: readonly Picture[]): Pictures {
  const [first, ...more] = pictures.map(drawn);
  if (!first) throw new Error('a machine has no picture');
  return [first, ...more];
}

export async function wholePicture(
  description: MachineDescription,
  wording: Wording,
): Promise<DrawnPicture> {
  const { id } = description.root;
  const states = statesIn(description).map((state) => state.id);
  const layout = await layoutOf(description, wording);
  return { id, scope: id, part: null, folded: [], states, layout };
}
