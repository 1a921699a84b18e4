import { readFile, rm, writeFile } from 'node:fs/promises';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import { folderOf } from '#machines/description/folder.ts';
import type { ProjectCopy } from './project-copy.ts';

const pageTable = 'src/domain/page-table.ts';

/** The lists in which every flow has a row. */
const lists = [pageTable, 'src/flows/flows.ts', 'machines/flow-models.ts'];

/** The files and folders that belong to one flow, by name. */
const ownOf = (flow: string) => [
  `machines/${flow}`,
  `src/flows/${flow}`,
  `tests/flows/${flow}`,
  `tests/unit/app/ports/${flow}.test.ts`,
  `tests/unit/machines/${flow}.test.ts`,
];

/** A table without a key and its value, which may have several lines, and without its comment. */
const withoutKey = (table: string, key: string): string =>
  table.replace(
    new RegExp(`^(?:  /\\*\\*.*\\*/\n)?  ${key}: .*\n(?:    .*\n)*(?:  [)}].*\n)?`, 'gm'),
    '',
  );

/** A list without a flow's row and its imports. */
const withoutFlow = (list: string, id: FlowId): string =>
  withoutKey(
    list.replace(new RegExp(`^import .* from '[^']*/${folderOf(id)}[/.][^']*';\n`, 'gm'), ''),
    id,
  );

/** The page table without a flow's rows, and the constants that these rows spread. */
function withoutPages(table: string, id: FlowId): string {
  const ownPages = pageIds.filter((page) => pageRow(page).flow === id);
  let left = ownPages.reduce(withoutKey, table);
  const constant = (content: string) =>
    new RegExp(`^(?:/\\*\\*.*\\*/\n)?const (\\w+) = \\{[^}]*${content}[^}]*\\} as const;\n`, 'm');
  for (let own = constant(`flow: '${id}'`).exec(left); own; ) {
    left = left.replace(own[0], '');
    own = constant(`\\.\\.\\.${own[1]},`).exec(left);
  }
  return left;
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
    const after = list === pageTable ? withoutPages(before, id) : withoutFlow(before, id);
    await writeFile(at(list), after);
    taken.push({ list, lines: linesOf(before) - linesOf(after) });
  }
  return taken;
}
