import { type Generator, generators } from './plan.ts';

export type WrittenPath = {
  start: string;
  steps: readonly { text: string; change: string }[];
};

export type PlanFile = {
  machine: string;
  starts: ReadonlyMap<string, string>;
  changes: ReadonlyMap<string, string>;
  /** Long values, by name. */
  values: ReadonlyMap<string, string>;
  /** The samples with more than a type, by name. */
  samples: ReadonlyMap<string, string>;
  paths: Readonly<Record<Generator, readonly WrittenPath[]>>;
};

const sections = ['starts', 'changes', 'values', 'samples', ...generators] as const;
type Section = (typeof sections)[number];

const isSection = (name: string): name is Section => sections.some((one) => one === name);

const byText = ([, a]: [string, string], [, b]: [string, string]) => (a < b ? -1 : 1);
const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

const pathText = ({ start, steps }: WrittenPath): string =>
  [start, ...steps.map(({ text, change }) => `${text} ${change}`)].join(' > ');

const width = 120;

const continued = '    ';

function fold(text: string): string[] {
  const lines: string[] = [];
  let rest = `  ${text}`;
  while (rest.length > width) {
    const room = rest.slice(0, width);
    const at = Math.max(room.lastIndexOf(' '), room.lastIndexOf(',') + 1);
    const end = at > continued.length ? at : width;
    lines.push(rest.slice(0, end));
    rest = continued + rest.slice(end);
  }
  return [...lines, rest];
}

export function fileText({ machine, starts, changes, values, samples, paths }: PlanFile): string {
  const lines: Record<Section, string[]> = {
    starts: [...starts].toSorted(byName).map(([name, text]) => `${name} = ${text}`),
    changes: [...changes].toSorted(byText).map(([name, text]) => `${name} ${text}`),
    values: [...values].toSorted(byName).map(([name, text]) => `${name} = ${text}`),
    samples: [...samples].toSorted(byName).map(([name, text]) => `${name} = ${text}`),
    transitions: paths.transitions.map(pathText),
    pairs: paths.pairs.map(pathText),
  };
  return [
    `machine: ${machine}`,
    ...sections.flatMap((name) => [`${name}:`, ...lines[name].flatMap(fold)]),
    '',
  ].join('\n');
}

function splitAt(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator);
  if (at < 0) throw new Error(`the plan has a line without “${separator}”: ${line}`);
  return [line.slice(0, at), line.slice(at + separator.length)];
}

function pathIn(line: string, changes: ReadonlyMap<string, string>): WrittenPath {
  const [start = '', ...steps] = line.split(' > ');
  return {
    start,
    steps: steps.map((step) => {
      const at = step.lastIndexOf(' ');
      const [text, change] = [step.slice(0, at), step.slice(at + 1)];
      if (at < 0) throw new Error(`the plan has no change for a step: ${step}`);
      if (!changes.has(change)) throw new Error(`the plan has no change ${change}: ${step}`);
      return { text, change };
    }),
  };
}

function sectionsIn(lines: string[]): Record<Section, string[]> {
  const found: Record<Section, string[]> = {
    starts: [],
    changes: [],
    values: [],
    samples: [],
    transitions: [],
    pairs: [],
  };
  let section: Section | null = null;
  for (const line of lines) {
    const head = line.replace(/:$/, '');
    const entries = section && found[section];
    if (line.startsWith(continued) && entries) {
      entries.push((entries.pop() ?? '') + line.slice(continued.length));
    } else if (line.startsWith('  ') && entries) entries.push(line.slice(2));
    else if (isSection(head)) section = head;
    else if (line !== '') throw new Error(`the plan has a line of no section: ${line}`);
  }
  return found;
}

/** Throws if the file is malformed, or if a path names a change that is not in `changes`. */
export function planIn(text: string): PlanFile {
  const [head = '', ...lines] = text.split('\n');
  const [, machine] = /^machine: (\w+)$/.exec(head) ?? [];
  if (machine === undefined) throw new Error(`a plan begins with its machine, not with ${head}`);
  const found = sectionsIn(lines);
  const table = (some: string[], separator: string) =>
    new Map(some.map((line) => splitAt(line, separator)));
  const changes = table(found.changes, ' ');
  const paths = (generator: Generator) => found[generator].map((line) => pathIn(line, changes));
  return {
    machine,
    starts: table(found.starts, ' = '),
    changes,
    values: table(found.values, ' = '),
    samples: table(found.samples, ' = '),
    paths: { transitions: paths('transitions'), pairs: paths('pairs') },
  };
}
