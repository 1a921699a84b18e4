import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import type { MapLayout } from '#visualizations/map/map-layout.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { folderOf } from '#machines/description/folder.ts';
import { markdown, markdownPage, section, table } from './markdown.ts';

export const mapFile = 'map.svg';

function mapSection({ cards, sign }: MapLayout): string[] {
  const leads = cards.flatMap(({ id, name, leads: ways }) =>
    ways.map(({ toName, words }, index) => [
      index === 0 ? `[${markdown(name)}](${folderOf(id)}/README.md)` : '',
      markdown(toName),
      markdown(words),
    ]),
  );
  return [
    `[![All flows in the order of a borrower’s life, and how they hand over to each other](${mapFile})](${mapFile})`,
    '',
    'No arrow shows what nearly every flow does:',
    '',
    ...sign.rows.map(({ name, text }) => `- **${markdown(name)}** ${markdown(text)}`),
    '',
    ...section('Where each flow leads', table(['Flow', 'Leads to', 'How'], leads)),
  ];
}

export function overviewPage(descriptions: MachineDescription[], map: MapLayout): string {
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
  return markdownPage([
    '# The machines',
    '',
    'Every flow of the app and every life cycle of the sandbox, drawn from the running machines. ' +
      '[How to read a picture](../README.md#how-to-read-a-picture).',
    '',
    ...mapSection(map),
    ...section(
      'All machines',
      table(['Machine', 'What it decides', 'States', 'Transitions', 'Runs', ''], rows),
    ),
  ]);
}
