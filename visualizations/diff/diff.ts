import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { folderOf } from '#machines/description/folder.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { changesBetween, reportOf, type Revision } from './report.ts';
import { overlayOf } from './union.ts';

const diagrams = 'visualizations/diagrams';

const run = promisify(execFile);

async function git(...options: string[]): Promise<string> {
  const { stdout } = await run('git', options, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Describes the machines themselves, because the diagrams may be stale. */
function workingTree(): Revision {
  const machines = models.map(({ machine }) =>
    descriptionIn(JSON.stringify(describeMachine(machine))),
  );
  return { name: 'the working tree', machines };
}

/** Throws with a message for the user if the commit does not exist or has no descriptions. */
async function committed(name: string): Promise<Revision> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '');
  if (commit === '') throw new Error(`There is no revision ${name}.`);
  const short = (await git('rev-parse', '--short', name)).trim();
  const list = await git('ls-tree', '-r', '--name-only', commit.trim(), '--', `${diagrams}/`);
  const files = list.split('\n').filter((file) => file.endsWith('/description.json'));
  if (files.length === 0) {
    throw new Error(
      `${name} (${short}) has no descriptions of machines in ${diagrams}: it is older than they are.`,
    );
  }
  const machines = [];
  for (const file of files) {
    machines.push(descriptionIn(await git('show', `${commit.trim()}:./${file}`)));
  }
  return { name: name.startsWith(short) ? short : `${name} (${short})`, machines };
}

const folder = 'test-results/viz-diff';

const pictureOf = (machine: string): string => `${folderOf(machine)}.svg`;

/** `after: null` is the working tree. */
export async function showDifference(before = 'HEAD', after: string | null = null): Promise<void> {
  const old = await committed(before);
  const now = after === null ? workingTree() : await committed(after);
  const changes = changesBetween(old, now);
  const report = reportOf([old, now], changes, pictureOf);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'diff.md'), report);
  for (const difference of changes.changed) {
    await writeFile(join(folder, pictureOf(difference.after.id)), await overlayOf(difference));
  }
  console.log(reportOf([old, now], changes, () => null));
  console.log(`With pictures in ${folder}/diff.md`);
}
