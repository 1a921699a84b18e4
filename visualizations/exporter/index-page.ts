import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { MachineDescription, StateDescription } from '#machines/description/description.ts';
import type { Picture } from '#visualizations/layout/pictures.ts';
import { shownByOthers } from '#visualizations/preview/shown-by-others.ts';
import { englishTitle, filipinoTitle } from '#visualizations/wording/page-titles.ts';
import {
  delayText,
  eventText,
  guardText,
  serviceText,
  stateText,
  tagText,
  transitionPhrases,
} from '#visualizations/wording/phrases.ts';
import { capital, durationOf } from '#machines/description/words.ts';
import { folderOf } from '#machines/description/folder.ts';
import { code, markdown, section, table, trailOf } from './markdown.ts';
import { guardNames, namesIn } from './stately.ts';

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

const groupPictures = (
  states: StateDescription[],
  pictures: readonly (Pick<Picture, 'scope' | 'part'> & { file: string })[],
): string[] =>
  pictures.flatMap(({ scope, part, file }) => {
    const name = trailOf(states, scope);
    const title = part ? `${name}, part ${part.number} of ${part.of}` : name;
    return [`### ${title}`, '', `[![${title}](${file})](${file})`, ''];
  });

const once = (texts: string[]): string => [...new Set(texts)].join('; ');

function eventRows(states: StateDescription[]): string[][] {
  const accepted = new Map<string, string[]>();
  for (const { id, transitions } of states) {
    for (const { trigger } of transitions) {
      if (trigger.type !== 'event') continue;
      accepted.set(trigger.event, [...(accepted.get(trigger.event) ?? []), trailOf(states, id)]);
    }
  }
  return [...accepted].map(([event, where]) => [
    markdown(eventText(event)),
    code(event),
    once(where),
  ]);
}

function serviceRows(states: StateDescription[], drawn: ReadonlySet<string>): string[][] {
  const runs = new Map<string, { machine: string | null; where: string[] }>();
  for (const { id, invokes } of states) {
    for (const { src, machine } of invokes) {
      const where = [...(runs.get(src)?.where ?? []), trailOf(states, id)];
      runs.set(src, { machine, where });
    }
  }
  return [...runs].map(([src, { machine, where }]) => [
    markdown(serviceText(src)),
    machine !== null && drawn.has(machine)
      ? `machine [${markdown(serviceText(machine))}](../${folderOf(machine)}/README.md)`
      : 'service',
    code(src),
    once(where),
  ]);
}

function guardRows(description: MachineDescription): string[][] {
  const states = statesIn(description);
  const transitions = transitionsIn(description);
  return namesIn(description).guards.map((name) => {
    const users = transitions.filter(({ guard }) => guardNames(guard).includes(name));
    return [
      once(users.flatMap(({ guard }) => (guard ? [markdown(guardText(guard, 'plain'))] : []))),
      code(name),
      once(users.map(({ source }) => trailOf(states, source))),
    ];
  });
}

const delayRows = (description: MachineDescription): string[][] =>
  namesIn(description).delays.map(({ name, ms }) => [
    markdown(capital(delayText(name, null))),
    ms === null ? 'depends on what happened' : durationOf(ms),
    code(name),
  ]);

function textRows(states: StateDescription[]): string[][] {
  const pages = new Set(states.flatMap(({ page }) => (page === null ? [] : [page])));
  return [...pages].map((page) => [
    code(page),
    markdown(englishTitle(page)),
    markdown(filipinoTitle(page)),
  ]);
}

/**
 * @param drawn ids of the machines with such a page
 * @param pictures in plain words: the whole machine first, then its groups
 */
export function indexPage(
  description: MachineDescription,
  drawn: ReadonlySet<string>,
  hasScreens: boolean,
  pictures: readonly (Pick<Picture, 'scope' | 'part'> & { file: string })[],
): string {
  const states = statesIn(description);
  const title = stateText(description.root, 'plain');
  const by = shownByOthers[description.id];
  const absent =
    by === undefined ? 'It has no screen.' : `It has no screen of its own: it shows on ${by}.`;
  const shown = hasScreens ? '**[What the person sees in every state](screens.md)**' : absent;
  const lines = [
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
    ...section('Conditions', table(['Only if', 'In the code', 'Asked in'], guardRows(description))),
    ...section('Delays', table(['Delay', 'Length', 'In the code'], delayRows(description))),
    ...section('Page titles', table(['Page', 'English', 'Filipino'], textRows(states))),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
