import { readFile, rm, writeFile } from 'node:fs/promises';
import type { FlowId } from '#domain/pages.ts';
import { folderOf } from '#machines/description/folder.ts';
import type { ProjectCopy } from './project-copy.ts';

/** The lists in which every flow has a row. */
const lists = [
  'src/domain/pages.ts',
  'src/flows/flows.ts',
  'src/i18n/resources.ts',
  'machines/flow-models.ts',
];

/** The files and folders that belong to one flow, by name. */
const ownOf = (flow: string) => [
  `src/domain/pages/${flow}.ts`,
  `machines/${flow}`,
  `src/flows/${flow}`,
  `tests/flows/${flow}`,
  `tests/unit/app/ports/${flow}.test.ts`,
  `tests/unit/machines/${flow}.test.ts`,
  `tests/component/views/${flow}.test.tsx`,
  `tests/component/views/preview/${flow}.tsx`,
  `visualizations/samples/${flow}.ts`,
];

/** A list without a flow's row, which may have several lines, and its imports. */
function without(list: string, id: string): string {
  const folder = folderOf(id);
  return list
    .replace(new RegExp(`^import .* from '[^']*/${folder}[/.][^']*';\n`, 'gm'), '')
    .replace(new RegExp(`^  \\.\\.\\.${id}Pages,\n`, 'm'), '')
    .replace(new RegExp(`^  ${id}: .*\n(?:    .*\n)*(?:  [)}].*\n)?`, 'm'), '');
}

/** All files that the removal of a flow changes. */
export const touchedBy = (id: FlowId): string[] => [...ownOf(folderOf(id)), ...lists];

const linesOf = (text: string) => text.split('\n').length;

/** Removes a flow from a copy of the project; returns the number of removed lines by list. */
export async function removeFlow(
  { at }: ProjectCopy,
  id: FlowId,
): Promise<{ list: string; lines: number }[]> {
  for (const own of ownOf(folderOf(id))) await rm(at(own), { recursive: true, force: true });
  const taken: { list: string; lines: number }[] = [];
  for (const list of lists) {
    const before = await readFile(at(list), 'utf8');
    const after = without(before, id);
    await writeFile(at(list), after);
    taken.push({ list, lines: linesOf(before) - linesOf(after) });
  }
  return taken;
}
