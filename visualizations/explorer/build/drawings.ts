import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { folderOf } from '#machines/description/folder.ts';
import { type Drawings, drawingsIn } from '#visualizations/layout/drawn-picture.ts';
import { wholePicture } from '#visualizations/layout/pictures.ts';

/** Null if no drawings exist, or if the machine has changed since `npm run viz`. */
async function exportedDrawings(description: MachineDescription): Promise<Drawings | null> {
  const folder = join('visualizations/diagrams', folderOf(description.id));
  const file = async (name: string) => readFile(join(folder, name), 'utf8').catch(() => null);
  const [described, drawn] = await Promise.all([file('description.json'), file('layout.json')]);
  if (described === null || drawn === null) return null;
  const now = JSON.stringify(descriptionIn(JSON.stringify(description)));
  return JSON.stringify(descriptionIn(described)) === now ? drawingsIn(drawn) : null;
}

async function onePicture(description: MachineDescription): Promise<Drawings> {
  return {
    plain: [await wholePicture(description, 'plain')],
    technical: [await wholePicture(description, 'technical')],
  };
}

/**
 * A machine that changed since `npm run viz` is drawn as one picture, because folding takes up to a
 * minute.
 */
export async function drawMachines(): Promise<Record<string, Drawings>> {
  const drawn: Record<string, Drawings> = {};
  for (const { machine } of models) {
    const description = describeMachine(machine);
    drawn[machine.id] = (await exportedDrawings(description)) ?? (await onePicture(description));
  }
  return drawn;
}
