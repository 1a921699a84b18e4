import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';

export type Pairs = {
  /** State ids of the later revision, by id in the earlier one. */
  after: ReadonlyMap<string, string>;
  /** State ids of the earlier revision, by id in the later one. */
  before: ReadonlyMap<string, string>;
};

/** Minimum likeness, from 0 to 1, of a renamed or moved state. */
const alikeEnough = 0.5;

const words = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word !== '');

const triggerName = ({ id }: TransitionDescription): string => id.split(' | ')[1] ?? '';

/** What one recognises a state by; `nameOf` gives other states the same name in both revisions. */
function traitsOf(
  machine: MachineDescription,
  {
    id,
    label,
    key,
    description,
    transitions,
    invokes,
    states,
    entry,
    exit,
    tags,
  }: StateDescription,
  nameOf: (id: string) => string,
): Set<string> {
  return new Set([
    ...words(`${label} ${key} ${description}`),
    ...transitions.map((one) => `${triggerName(one)} > ${one.targets.map(nameOf).join()}`),
    ...transitionsIn(machine)
      .filter(({ targets }) => targets.includes(id))
      .map((one) => `${nameOf(one.source)} > ${triggerName(one)}`),
    ...invokes.map(({ src }) => `waits for ${src}`),
    ...states.map((child) => `contains ${child.key}`),
    ...[...entry, ...exit].map(({ type }) => `does ${type}`),
    ...tags,
  ]);
}

/** Pairs states with the same keys first, then the most similar ones. */
export function pairStates(before: MachineDescription, after: MachineDescription): Pairs {
  const forth = new Map<string, string>();
  const back = new Map<string, string>();

  function pair(old: StateDescription, now: StateDescription) {
    forth.set(old.id, now.id);
    back.set(now.id, old.id);
    for (const child of old.states) {
      const same = now.states.find(({ key }) => key === child.key);
      if (same && !forth.has(child.id) && !back.has(same.id)) pair(child, same);
    }
  }
  pair(before.root, after.root);

  const sameAs = (id: string) => forth.get(id) ?? id;
  function likeness(old: StateDescription, now: StateDescription): number {
    if (old.kind !== now.kind) return 0;
    const one = traitsOf(before, old, (id) => (id === old.id ? 'itself' : sameAs(id)));
    const other = traitsOf(after, now, (id) => (id === now.id ? 'itself' : id));
    const common = [...one].filter((trait) => other.has(trait)).length;
    return common / (one.size + other.size - common);
  }

  for (;;) {
    const gone = statesIn(before).filter(({ id }) => !forth.has(id));
    const fresh = statesIn(after).filter(({ id }) => !back.has(id));
    const likely = gone
      .flatMap((old) => fresh.map((now) => ({ old, now, share: likeness(old, now) })))
      .filter(({ share }) => share >= alikeEnough)
      .toSorted((a, b) => b.share - a.share)[0];
    if (!likely) return { after: forth, before: back };
    pair(likely.old, likely.now);
  }
}
