import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '#machines/description/folder.ts';
import { changesBetween, reportOf } from './report.ts';
import { committed, workingTree } from './revisions.ts';
import { overlayOf } from './union.ts';

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
