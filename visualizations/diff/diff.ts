import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { folderOf } from '#machines/description/folder.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { overlayOf } from './union.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { code, markdown, markdownPage, section } from '#visualizations/exporter/markdown.ts';
import { guardText, stateText, triggerText } from '#visualizations/wording/phrases.ts';
import {
  byId,
  compare,
  type Difference,
  type Fact,
  isBreaking,
  isSame,
  kinds,
  looserBeforeMoney,
  quoted,
  type StateDifference,
  type TransitionDifference,
} from './compare.ts';

type Revision = { name: string; machines: readonly MachineDescription[] };

type Changes = {
  added: MachineDescription[];
  removed: MachineDescription[];
  changed: Difference[];
};

export function changesBetween(before: Revision, after: Revision): Changes {
  const olds = new Map(before.machines.map((machine) => [machine.id, machine]));
  const news = new Set(after.machines.map(({ id }) => id));
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

type Sentence = { breaking: boolean; text: string };

const named = (state: StateDescription): string =>
  `${markdown(quoted(state, state.id))} (${code(state.id)})`;

function occasion(source: StateDescription, { trigger, guard }: TransitionDescription): string {
  const name = markdown(`“${triggerText(source, trigger, 'plain')}”`);
  return guard === null ? name : `${name}, only if ${markdown(guardText(guard, 'plain'))}`;
}

function leads({ targets }: TransitionDescription, machine: MachineDescription): string {
  if (targets.length === 0) return 'stays there';
  const states = byId(machine);
  return `leads to ${targets.map((id) => markdown(quoted(states.get(id), id))).join(' and ')}`;
}

function verbOf(facts: Fact[]): string {
  const whats = new Set(facts.map(({ what }) => what));
  if (whats.has(looserBeforeMoney)) return 'Loosened';
  if (facts.some(isBreaking)) return 'Retargeted';
  if (whats.has('place')) return 'Moved';
  if (whats.has('name') || whats.has('name in the code')) return 'Renamed';
  return whats.size === 1 && whats.has('number') ? 'Reordered' : 'Changed';
}

const changedSentence = (facts: Fact[], where: string): Sentence => ({
  breaking: facts.some(isBreaking),
  text: `**${verbOf(facts)}** ${where}: ${facts.map(({ text }) => text).join('; ')}.`,
});

function stateSentence({ before, after, facts }: StateDifference): Sentence {
  if (after === null) return { breaking: true, text: `**Removed** state ${named(before)}.` };
  if (before !== null) return changedSentence(facts, `state ${named(after)}`);
  const kind = after.kind === 'atomic' ? '' : `, ${kinds[after.kind]}`;
  return { breaking: false, text: `**Added** state ${named(after)}${kind}.` };
}

function transitionSentence(
  { source, oldSource, before, after, facts }: TransitionDifference,
  machines: Difference,
): Sentence {
  if (before === null) {
    const words = `${occasion(source, after)}: ${leads(after, machines.after)}`;
    return { breaking: false, text: `**Added** in ${named(source)}, ${words}.` };
  }
  if (after === null) {
    const words = `${occasion(oldSource, before)}: no longer ${leads(before, machines.before)}`;
    return { breaking: true, text: `**Removed** in ${named(source)}, ${words}.` };
  }
  // The facts state the changed parts, so the name contains only the unchanged ones.
  const changed = new Set(facts.map(({ what }) => what));
  const isOther = changed.has('condition') || changed.has(looserBeforeMoney);
  const guard = isOther ? null : after.guard;
  const name = changed.has('delay')
    ? occasion(oldSource, { ...before, guard })
    : occasion(source, { ...after, guard });
  return changedSentence(facts, `in ${named(source)}, ${name}`);
}

export const sentencesOf = (difference: Difference): Sentence[] => [
  ...difference.states.map(stateSentence),
  ...difference.transitions.map((one) => transitionSentence(one, difference)),
];

const item = ({ breaking, text }: Sentence): string => `- ${breaking ? '⚠ ' : ''}${text}`;

const titled = ({ root, id }: MachineDescription): string =>
  `${markdown(stateText(root, 'plain'))} (\`${id}\`)`;

const listed = (heading: string, sentences: Sentence[]): string[] =>
  sentences.length === 0 ? [] : [`${heading}:`, '', ...sentences.map(item), ''];

function machineSection(difference: Difference, picture: string | null): string[] {
  const sentences = sentencesOf(difference);
  const breaking = sentences.filter((one) => one.breaking);
  const others = sentences.filter((one) => !one.breaking);
  return section(titled(difference.after), [
    ...(picture === null ? [] : [`All of it: [${picture}](${picture}).`, '']),
    ...listed('Breaking', breaking),
    ...listed(breaking.length === 0 ? 'Changes' : 'Others', others),
  ]);
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Markdown for a pull request. `picture` returns the path of a machine's picture, or null. */
export function reportOf(
  [before, after]: [Revision, Revision],
  { added, removed, changed }: Changes,
  picture: (machine: string) => string | null,
): string {
  const machines: Sentence[] = [
    ...removed.map((one) => ({ breaking: true, text: `**Removed** machine ${titled(one)}.` })),
    ...added.map((one) => ({ breaking: false, text: `**Added** machine ${titled(one)}.` })),
  ];
  const breaking = [...machines, ...changed.flatMap(sentencesOf)].filter((one) => one.breaking);
  const total = machines.length + changed.length;
  const meaning =
    breaking.length === 0
      ? ''
      : ' (⚠: something is gone, leads elsewhere, or is asked less before money)';
  return markdownPage([
    `# The machines from ${before.name} to ${after.name}`,
    '',
    total === 0
      ? 'No machine differs.'
      : `${counted(total, 'machine')} changed; ${counted(breaking.length, 'breaking change')}${meaning}.`,
    '',
    ...section('Machines', machines.length === 0 ? [] : [...machines.map(item), '']),
    ...changed.flatMap((one) => machineSection(one, picture(one.after.id))),
  ]);
}

const diagrams = 'visualizations/diagrams';

const run = promisify(execFile);

async function git(...options: string[]): Promise<string> {
  const { stdout } = await run('git', options, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Describes the machines themselves, because the diagrams may be stale. */
function workingTree(): Revision {
  const machines = models.map(({ machine }) =>
    descriptionIn(JSON.stringify(describeMachine(machine))),
  );
  return { name: 'the working tree', machines };
}

/** Throws with a message for the user if the commit does not exist or has no descriptions. */
async function committed(name: string): Promise<Revision> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '');
  if (commit === '') throw new Error(`There is no revision ${name}.`);
  const short = (await git('rev-parse', '--short', name)).trim();
  const list = await git('ls-tree', '-r', '--name-only', commit.trim(), '--', `${diagrams}/`);
  const files = list.split('\n').filter((file) => file.endsWith('/description.json'));
  if (files.length === 0) {
    throw new Error(
      `${name} (${short}) has no descriptions of machines in ${diagrams}: it is older than they are.`,
    );
  }
  const machines = [];
  for (const file of files) {
    machines.push(descriptionIn(await git('show', `${commit.trim()}:./${file}`)));
  }
  return { name: name.startsWith(short) ? short : `${name} (${short})`, machines };
}

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
