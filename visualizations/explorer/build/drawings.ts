import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { models } from '#tests/flows/models.ts';
import { describeMachine } from '#visualizations/description/describe.ts';
import type { MachineDescription } from '#visualizations/description/description.ts';
import { descriptionIn } from '#visualizations/description/read.ts';
import { folderOf } from '#visualizations/exporter/folder.ts';
import type { Layout } from '#visualizations/layout/layout.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import { layoutsIn } from '#visualizations/layout/read.ts';
import type { Wording } from '#visualizations/wording/words.ts';

export type Drawings = Record<Wording, Layout>;

/** A machine or a map drawn in both wordings. */
export async function drawingsOf(description: MachineDescription): Promise<Drawings> {
  return {
    plain: await layoutOf(description, 'plain'),
    technical: await layoutOf(description, 'technical'),
  };
}

/** The drawings that `npm run viz` wrote; null where the machine is another one since. */
async function exportedDrawings(description: MachineDescription): Promise<Drawings | null> {
  const folder = join('visualizations/diagrams', folderOf(description.id));
  const file = async (name: string) => readFile(join(folder, name), 'utf8').catch(() => null);
  const [described, drawn] = await Promise.all([file('description.json'), file('layout.json')]);
  if (described === null || drawn === null) return null;
  const now = JSON.stringify(descriptionIn(JSON.stringify(description)));
  return JSON.stringify(descriptionIn(described)) === now ? layoutsIn(drawn) : null;
}

/** Every machine drawn in both wordings, by its id. */
export async function drawMachines(): Promise<Record<string, Drawings>> {
  const drawn: Record<string, Drawings> = {};
  for (const { machine } of models) {
    const description = describeMachine(machine);
    drawn[machine.id] = (await exportedDrawings(description)) ?? (await drawingsOf(description));
  }
  return drawn;
}
