import text from './properties.txt?raw';
import type { Fact } from '../checks/facts.ts';
import type { MakeWatcher } from '../checks/watcher.ts';
import type { World } from '../world/world.ts';
import { type Monitor, monitorOf } from './monitor.ts';
import { type Property, readProperties, type Scope } from './sentence.ts';

const properties = readProperties(text);

/** Facts that no phrase is about, and there are many of them. */
const untold = new Set<Fact['type']>(['stored', 'booked', 'retyped', 'loggedIn']);

/** Which page, borrower or attempt a fact is about; null where it is about none. */
function subjectOf(scope: Scope, fact: Fact, { slots }: World): string | null {
  const page = 'page' in fact ? fact.page : null;
  if (scope === 'page') return page;
  if (scope === 'attempt') {
    if (fact.type === 'told') return fact.told.suffix;
    return 'suffix' in fact ? fact.suffix : null;
  }
  if (fact.type === 'handled') {
    const { mobile } = fact.call;
    // A late copy comes when whoever sent it has been deleted: the books have no number of theirs any more.
    const gone = slots.find(({ person }) => mobile === `deleted ${person.borrower.userId}`);
    return gone?.person.borrower.mobile ?? mobile;
  }
  // Whose the page is says the fact itself, where it can: who holds the phone may be somebody else.
  if ('mobile' in fact && fact.mobile !== null) return fact.mobile;
  return slots.find(({ name }) => name === page)?.person.borrower.mobile ?? null;
}

/** A property’s monitors, one for each of whom it is about; the sentences that do not hold any more. */
function watch(property: Property, world: World) {
  const monitors = new Map<string, Monitor>();
  const { scope, text: sentence } = property;
  const isTimed = property.sentence.form === 'deadline';
  return (facts: readonly Fact[], now: number): string[] => {
    if (facts.length === 0 && !isTimed) return [];
    const broken = new Set<string>();
    for (const fact of facts) {
      const subject = subjectOf(scope, fact, world);
      if (subject === null) continue;
      const monitor = monitors.get(subject) ?? monitorOf(property);
      monitors.set(subject, monitor);
      if (monitor.hears(fact, now)) broken.add(subject);
    }
    if (isTimed) {
      for (const [subject, monitor] of monitors) if (monitor.isLate(now)) broken.add(subject);
    }
    return [...broken].map((subject) => `${subject}: ${sentence}`);
  };
}

/** Holds a world to every property of `properties.txt`. */
export const keepsProperties: MakeWatcher = (world) => {
  const watching = properties.map((property) => watch(property, world));
  return {
    step(facts) {
      const told = facts.filter(({ type }) => !untold.has(type));
      return watching.flatMap((look) => look(told, world.scheduler.now()));
    },
  };
};
