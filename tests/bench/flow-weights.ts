import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weigh } from './weight.ts';

/** What a flow's own chunk weighs, and its texts in English: bytes of brotli. */
export type FlowWeight = { flow: string; code: number; css: number; words: number };
export type FlowWeights = readonly FlowWeight[];

/** Where the build makes a chunk of each flow. */
const chunks = 'src/app/flows/chunks';

/** The weights of all flows' chunks, and of the popups', in a built app. */
export async function weighFlows(folder: string): Promise<FlowWeights> {
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const flows = (await readdir(chunks)).map((file) => file.replace(/\.ts$/, ''));
  async function sum(start: string, end: string): Promise<number> {
    const own = names.filter((name) => new RegExp(`^${start}-[\\w-]{6}\\.${end}$`).test(name));
    const weights = await Promise.all(
      own.map(async (name) => weigh(await readFile(join(assets, name))).br),
    );
    return weights.reduce((all, one) => all + one, 0);
  }
  return Promise.all(
    [...flows, 'popups'].map(async (flow) => ({
      flow,
      code: await sum(flow, 'js'),
      css: await sum(flow, 'css'),
      words: await sum(`en-${flow}`, 'js'),
    })),
  );
}
