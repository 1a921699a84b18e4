import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { markdown, section } from '#visualizations/exporter/markdown.ts';
import { stateText } from '#visualizations/wording/phrases.ts';
import { compare, type Difference, isSame } from './compare.ts';
import { type Sentence, stateSentences, transitionSentences } from './words.ts';

export type Revision = { name: string; machines: readonly MachineDescription[] };

export type Changes = {
  added: MachineDescription[];
  removed: MachineDescription[];
  changed: Difference[];
};

export function changesBetween(before: Revision, after: Revision): Changes {
  const olds = new Map(before.machines.map((machine) => [machine.id, machine]));
  const news = new Map(after.machines.map((machine) => [machine.id, machine]));
  const changed = after.machines.flatMap((now) => {
    const old = olds.get(now.id);
    return old ? [compare(old, now)] : [];
  });
  return {
    added: after.machines.filter(({ id }) => !olds.has(id)),
    removed: before.machines.filter(({ id }) => !news.has(id)),
    changed: changed.filter((one) => !isSame(one)),
  };
}

const byId = (description: MachineDescription) =>
  new Map(statesIn(description).map((state) => [state.id, state]));

export function sentencesOf({ before, after, states, transitions }: Difference): Sentence[] {
  const names = { before: byId(before), after: byId(after) };
  return [
    ...states.flatMap(stateSentences),
    ...transitions.flatMap((one) => transitionSentences(one, names)),
  ];
}

const item = ({ breaking, text }: Sentence): string => `- ${breaking ? '⚠ ' : ''}${text}`;

const titled = ({ root, id }: MachineDescription): string =>
  `${markdown(stateText(root, 'plain'))} (\`${id}\`)`;

function machineSection(difference: Difference, picture: string | null): string[] {
  const sentences = sentencesOf(difference);
  const breaking = sentences.filter((one) => one.breaking);
  const others = sentences.filter((one) => !one.breaking);
  return section(titled(difference.after), [
    ...(picture === null ? [] : [`All of it: [${picture}](${picture}).`, '']),
    ...(breaking.length === 0 ? [] : ['Breaking:', '', ...breaking.map(item), '']),
    ...(others.length === 0
      ? []
      : [breaking.length === 0 ? 'Changes:' : 'Others:', '', ...others.map(item), '']),
  ]);
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Markdown for a pull request. `picture` returns the path of a machine's picture, or null. */
export function reportOf(
  [before, after]: [Revision, Revision],
  { added, removed, changed }: Changes,
  picture: (machine: string) => string | null,
): string {
  const breaking =
    removed.length + changed.flatMap(sentencesOf).filter((sentence) => sentence.breaking).length;
  const total = added.length + removed.length + changed.length;
  const summary =
    total === 0
      ? 'No machine differs.'
      : `${counted(total, 'machine')} changed; ${counted(breaking, 'breaking change')}` +
        `${breaking === 0 ? '' : ' (⚠: something is gone, leads elsewhere, or is asked less before money)'}.`;
  const lines = [
    `# The machines from ${before.name} to ${after.name}`,
    '',
    summary,
    '',
    ...section(
      'Machines',
      [
        ...removed.map((one) =>
          item({ breaking: true, text: `**Removed** machine ${titled(one)}.` }),
        ),
        ...added.map((one) => item({ breaking: false, text: `**Added** machine ${titled(one)}.` })),
        '',
      ].slice(removed.length + added.length === 0 ? 1 : 0),
    ),
    ...changed.flatMap((one) => machineSection(one, picture(one.after.id))),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
