import { statesIn, transitionsIn } from '#visualizations/description/describe.ts';
import type { MachineDescription } from '#visualizations/description/description.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { folderOf } from './folder.ts';
import { markdown, table } from './markdown.ts';

/** The page from which all diagrams are found. */
export function overviewPage(descriptions: MachineDescription[]): string {
  const byId = new Map(descriptions.map((one) => [one.id, one]));
  const link = ({ id, root }: MachineDescription) =>
    `[${markdown(stateText(root, 'plain'))}](${folderOf(id)}/README.md)`;
  const rows = descriptions.map((description) => {
    const states = statesIn(description);
    const children = new Set(
      states.flatMap(({ invokes }) =>
        invokes.flatMap(({ machine }) => byId.get(machine ?? '') ?? []),
      ),
    );
    return [
      link(description),
      markdown(description.description),
      String(states.length),
      String(transitionsIn(description).length),
      [...children].map(link).join(', '),
      `[picture](${folderOf(description.id)}/diagram.svg)`,
    ];
  });
  const lines = [
    '# The machines',
    '',
    'Every flow of the app and every life cycle of the sandbox, drawn from the running machines. ' +
      '[How to read a picture](../README.md#how-to-read-a-picture).',
    '',
    ...table(['Machine', 'What it decides', 'States', 'Transitions', 'Runs', ''], rows),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
