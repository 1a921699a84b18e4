import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { MachineDescription, StateDescription } from '#machines/description/description.ts';
import type { DrawnPicture } from '#visualizations/layout/layout.ts';
import { shownByOthers } from '#visualizations/preview/shown-by-others.ts';
import { englishTitle } from '#visualizations/wording/page-titles.ts';
import { stateText, tagText, transitionPhrases } from '#visualizations/wording/phrases.ts';
import { code, markdown, markdownPage, section, table, trailOf } from './markdown.ts';
import { pictureFile } from './svg.ts';
import type { MapLayout } from '#visualizations/map/map-layout.ts';
import { folderOf } from '#machines/description/folder.ts';

const kinds: Record<StateDescription['kind'], string> = {
  atomic: '',
  compound: 'group',
  parallel: 'all at once',
  final: 'end',
  history: 'memory',
};

function stateRows(states: StateDescription[]): string[][] {
  return states.map((state) => [
    trailOf(states, state.id),
    kinds[state.kind],
    markdown(state.description),
    state.page === null ? '' : markdown(englishTitle(state.page)),
    state.tags.map((tag) => markdown(tagText(tag, 'plain'))).join(', '),
    code(state.id),
  ]);
}

function transitionRows(states: StateDescription[]): string[][] {
  return states.flatMap((state) =>
    state.transitions.map((transition) => {
      const { trigger, condition, actions } = transitionPhrases(state, transition, 'plain');
      return [
        trailOf(states, state.id),
        markdown(trigger),
        markdown((condition ?? '').replace(/^only if /, '')),
        actions.map(markdown).join('; '),
        transition.targets.map((target) => trailOf(states, target)).join(', ') || 'stays',
      ];
    }),
  );
}

const groupPictures = (states: StateDescription[], pictures: readonly DrawnPicture[]): string[] =>
  pictures.flatMap((picture) => {
    const { scope, part } = picture;
    const file = pictureFile(picture);
    const name = trailOf(states, scope);
    const title = part ? `${name}, part ${part.number} of ${part.of}` : name;
    return [`### ${title}`, '', `[![${title}](${file})](${file})`, ''];
  });

/** `pictures` are in plain words: the whole machine first, then its groups. */
export function indexPage(
  description: MachineDescription,
  hasScreens: boolean,
  pictures: readonly DrawnPicture[],
): string {
  const states = statesIn(description);
  const title = stateText(description.root, 'plain');
  const by = shownByOthers[description.id];
  const absent =
    by === undefined ? 'It has no screen.' : `It has no screen of its own: it shows on ${by}.`;
  const shown = hasScreens ? '**[What the person sees in every state](screens.md)**' : absent;
  return markdownPage([
    `# ${markdown(title)}`,
    '',
    markdown(description.description),
    '',
    `[![The diagram of ${markdown(title)}](diagram.svg)](diagram.svg)`,
    '',
    ...groupPictures(states, pictures.slice(1)),
    'The same [in the names of the code](diagram-technical.svg) and [as data](description.json); ' +
      'for other tools (Mermaid, SCXML, Stately): `npm run viz:export`. ' +
      '[How to read a picture](../../README.md#how-to-read-a-picture); ' +
      '[every tested path as sentences](paths.md).',
    '',
    shown,
    '',
    ...section(
      'States',
      table(['State', '', 'What it is', 'Page', 'Tags', 'In the code'], stateRows(states)),
    ),
    ...section(
      'Transitions',
      table(['In', 'What happens', 'Only if', 'Then', 'Leads to'], transitionRows(states)),
    ),
  ]);
}

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
