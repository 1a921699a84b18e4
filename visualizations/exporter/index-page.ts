import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription, StateDescription } from '#machines/description/description.ts';
import type { DrawnPicture } from '#visualizations/layout/drawn-picture.ts';
import { shownByOthers } from '#visualizations/preview/shown-by-others.ts';
import { englishTitle } from '#visualizations/wording/page-titles.ts';
import {
  eventText,
  guardText,
  serviceText,
  stateText,
  tagText,
  transitionPhrases,
} from '#visualizations/wording/phrases.ts';
import { folderOf } from '#machines/description/folder.ts';
import { code, markdown, markdownPage, section, table, trailOf } from './markdown.ts';
import { guardNames } from './stately.ts';
import { pictureFile } from './svg.ts';

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

const once = (texts: string[]): string => [...new Set(texts)].join('; ');

/** Trails of the states that use each name, in the order of first use. */
function usesOf(states: StateDescription[], namesOf: (state: StateDescription) => string[]) {
  const uses = new Map<string, string[]>();
  for (const state of states) {
    for (const name of namesOf(state)) {
      uses.set(name, [...(uses.get(name) ?? []), trailOf(states, state.id)]);
    }
  }
  return [...uses].map(([name, trails]) => ({ name, where: once(trails) }));
}

const eventRows = (states: StateDescription[]): string[][] =>
  usesOf(states, ({ transitions }) =>
    transitions.flatMap(({ trigger }) => (trigger.type === 'event' ? [trigger.event] : [])),
  ).map(({ name, where }) => [markdown(eventText(name)), code(name), where]);

function serviceRows(states: StateDescription[], drawn: ReadonlySet<string>): string[][] {
  const invokes = states.flatMap((state) => state.invokes);
  return usesOf(states, (state) => state.invokes.map(({ src }) => src)).map(({ name, where }) => {
    const machine = invokes.findLast(({ src }) => src === name)?.machine ?? '';
    return [
      markdown(serviceText(name)),
      drawn.has(machine)
        ? `machine [${markdown(serviceText(machine))}](../${folderOf(machine)}/README.md)`
        : 'service',
      code(name),
      where,
    ];
  });
}

function guardRows(states: StateDescription[]): string[][] {
  const guards = states.flatMap(({ transitions }) =>
    transitions.flatMap(({ guard }) => guard ?? []),
  );
  return usesOf(states, ({ transitions }) => transitions.flatMap(({ guard }) => guardNames(guard)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, where }) => {
      const users = guards.filter((guard) => guardNames(guard).includes(name));
      return [once(users.map((guard) => markdown(guardText(guard, 'plain')))), code(name), where];
    });
}

/**
 * @param drawn ids of the machines with such a page
 * @param pictures in plain words: the whole machine first, then its groups
 */
export function indexPage(
  description: MachineDescription,
  drawn: ReadonlySet<string>,
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
    ...section('Events', table(['Event', 'In the code', 'Taken in'], eventRows(states))),
    ...section(
      'Services',
      table(['Service', 'Kind', 'In the code', 'Runs in'], serviceRows(states, drawn)),
    ),
    ...section('Conditions', table(['Only if', 'In the code', 'Asked in'], guardRows(states))),
  ]);
}
