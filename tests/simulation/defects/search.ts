import { spawn } from 'node:child_process';
import { bundle } from '../bundle.mjs';
import { patch } from '../patch.mjs';
import { allDefects } from './catalogue.ts';
import { changesOf, type Defect, stepsOf } from './defect.ts';

type Found = { seed: number; worlds: number; message: string };

export const pluginOf = (name: string, defect: Defect) =>
  patch(
    name,
    changesOf(defect).map(({ file, from, to }) => ({
      file: new RegExp(`/${file.replaceAll('.', '\\.')}$`),
      from,
      to,
    })),
  );

function run(file: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve) => {
    child.on('close', () => resolve(output));
  });
}

async function search(
  name: string,
  defect: Defect,
  worlds: number,
  from: number,
): Promise<Found | null> {
  const file = await bundle(`dist/simulation-defects/${name}`, [pluginOf(name, defect)]);
  const output = await run(file, [
    '--first',
    `--worlds=${worlds}`,
    `--from=${from}`,
    `--steps=${stepsOf(defect)}`,
    ...(defect.goal ? [`--goal=${defect.goal}`] : []),
    ...(defect.crowded ? ['--devices=2', '--tabs=2'] : []),
  ]);
  const [, seed, count, message = ''] = /^Seed (\d+), world (\d+): (.*)$/m.exec(output) ?? [];
  return seed === undefined ? null : { seed: Number(seed), worlds: Number(count), message };
}

/** Returns the message of a defect; empty if no world near its seed shows it. */
export const replay = async (name: string, defect: Defect): Promise<string> =>
  (await search(name, defect, 100, defect.seed))?.message ?? '';

/** Searches for all defects if `names` is empty. Returns whether it found each of them. */
export async function searchAll(
  names: readonly string[],
  worlds: number,
  processes: number,
): Promise<boolean> {
  const left = Object.entries(allDefects).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  let missing = 0;
  async function work(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, defect] = next;
      const found = await search(name, defect, worlds, defect.seed);
      if (found === null) missing += 1;
      console.log(
        found
          ? `${name.padEnd(28)} seed ${String(found.seed).padStart(4)} (world ${found.worlds}): ${found.message}`
          : `${name.padEnd(28)} NOT FOUND in ${worlds} worlds`,
      );
    }
  }
  await Promise.all(Array.from({ length: processes }, work));
  return missing === 0;
}
