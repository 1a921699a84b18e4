import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import type { Files } from './files.ts';
import { folderOf } from '#machines/description/folder.ts';
import { mermaidOf } from './mermaid.ts';
import { scxmlOf } from './scxml.ts';
import { codeOf, configOf } from './stately.ts';

const mermaidFiles = (description: MachineDescription): [name: string, text: string][] =>
  statesIn(description)
    .filter(({ states }) => states.length > 0)
    .map((state) => {
      const path = state.id.slice(description.id.length);
      return [`diagram${path}.mmd`, mermaidOf(description, state)];
    });

/** The machines in the formats of other tools. */
export function interchangeFiles(descriptions: readonly MachineDescription[]): Files {
  const files: Files = new Map();
  for (const description of descriptions) {
    const all = [
      ...mermaidFiles(description),
      ['stately.txt', codeOf(description)],
      ['stately.json', `${JSON.stringify(configOf(description), null, 2)}\n`],
      ['machine.scxml', scxmlOf(description)],
    ] as const;
    for (const [name, text] of all) files.set(`${folderOf(description.id)}/${name}`, text);
  }
  return files;
}
