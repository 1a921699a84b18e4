import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weigh } from './weight.ts';

/** The size of a flow's own chunk and of its English texts, in bytes after brotli. */
export type FlowWeight = { flow: string; code: number; css: number; words: number };
export type FlowWeights = readonly FlowWeight[];

/** The folders of the flows; the build creates a chunk for each. */
const folders = 'src/flows';

/** The English texts, by the paths of their files. */
const texts = import.meta.glob<unknown>(
  ['../../src/flows/*/en.ts', '../../src/i18n/en/popups.ts'],
  {
    eager: true,
    import: 'default',
  },
);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values<unknown>({ ...value }).flatMap((inner) => stringsIn(inner));
}

/**
 * The longest text of a subject that the build contains unchanged; it identifies the chunk of
 * texts, whose name is not the subject.
 */
function tellingText(subject: string): string | undefined {
  const [, found] =
    Object.entries(texts).find(([path]) => /([\w-]+)(\/en)?\.ts$/.exec(path)?.[1] === subject) ??
    [];
  const plain = stringsIn(found).filter((text) => /^[\w ,.?:()₱{}-]+$/.test(text));
  return plain.toSorted((one, other) => other.length - one.length)[0];
}

/**
 * The weights of all flows' chunks, and of the popups', in a built app.
 *
 * @throws if the build has no chunk of a flow, or no file of its texts
 */
export async function weighFlows(folder: string): Promise<FlowWeights> {
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const read = (name: string) => readFile(join(assets, name), 'utf8');
  const english = await Promise.all(
    names.filter((name) => /^en-.*\.js$/.test(name)).map((name) => read(name)),
  );
  async function own(flow: string, end: string): Promise<number[]> {
    const files = names.filter((name) => new RegExp(`^${flow}-[\\w-]{7}\\.${end}$`).test(name));
    return Promise.all(files.map(async (name) => weigh(await read(name)).br));
  }
  const sum = (weights: number[]) => weights.reduce((all, one) => all + one, 0);

  const entries = await readdir(folders, { withFileTypes: true });
  const flows = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    [...flows, 'popups'].map(async (flow) => {
      const code = await own(flow, 'js');
      const text = tellingText(flow);
      const words = text === undefined ? [] : english.filter((file) => file.includes(text));
      if (code.length !== 1) throw new Error(`there are ${code.length} chunks named ${flow}`);
      if (text !== undefined && words.length !== 1) {
        throw new Error(`there are ${words.length} files with the texts of ${flow}`);
      }
      return {
        flow,
        code: sum(code),
        css: sum(await own(flow, 'css')),
        words: sum(words.map((file) => weigh(file).br)),
      };
    }),
  );
}
