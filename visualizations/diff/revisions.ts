import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { descriptionIn } from '#machines/description/read.ts';
import type { Revision } from './report.ts';

const folder = 'visualizations/diagrams';

const run = promisify(execFile);

async function git(...options: string[]): Promise<string> {
  const { stdout } = await run('git', options, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Describes the machines themselves, because the diagrams may be stale. */
export function workingTree(): Revision {
  const machines = models.map(({ machine }) =>
    descriptionIn(JSON.stringify(describeMachine(machine))),
  );
  return { name: 'the working tree', machines };
}

/** Throws with a message for the user if the commit does not exist or has no descriptions. */
export async function committed(name: string): Promise<Revision> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '');
  if (commit === '') throw new Error(`There is no revision ${name}.`);
  const short = (await git('rev-parse', '--short', name)).trim();
  const list = await git('ls-tree', '-r', '--name-only', commit.trim(), '--', `${folder}/`);
  const files = list.split('\n').filter((file) => file.endsWith('/description.json'));
  if (files.length === 0) {
    throw new Error(
      `${name} (${short}) has no descriptions of machines in ${folder}: it is older than they are.`,
    );
  }
  const machines = [];
  for (const file of files) {
    machines.push(descriptionIn(await git('show', `${commit.trim()}:./${file}`)));
  }
  return { name: name.startsWith(short) ? short : `${name} (${short})`, machines };
}
