import { models } from '#tests/model/machines.ts';
import { describeMachine } from '#visualizations/description/describe.ts';
import type { MachineDescription } from '#visualizations/description/description.ts';
import type { Layout } from '#visualizations/layout/layout.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import type { Wording } from '#visualizations/wording/words.ts';
import { describeOverview } from './overview.ts';

export type Drawings = Record<Wording, Layout>;

async function drawingsOf(description: MachineDescription): Promise<Drawings> {
  return {
    plain: await layoutOf(description, 'plain'),
    technical: await layoutOf(description, 'technical'),
  };
}

/** Every machine drawn in both wordings, by its id. */
export async function drawMachines(): Promise<Record<string, Drawings>> {
  const drawn: Record<string, Drawings> = {};
  for (const { machine } of models) {
    drawn[machine.id] = await drawingsOf(describeMachine(machine));
  }
  return drawn;
}

/** The map of how flows hand over to each other, drawn as if it were a machine. */
export const drawOverview = (): Promise<Drawings> => drawingsOf(describeOverview());
