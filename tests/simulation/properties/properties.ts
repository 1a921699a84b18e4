import text from './properties.txt?raw';
import type { Fact } from '../checks/facts.ts';
import type { MakeWatcher } from '../checks/watcher.ts';
import type { World } from '../world/world.ts';
import { type Monitor, monitorOf } from './monitor.ts';
import { type Property, readProperties, type Scope } from './sentence.ts';

const properties = readProperties(text);

/** Facts that no phrase matches, skipped for speed. */
const unmatchedTypes = new Set<Fact['type']>(['stored', 'booked', 'retyped', 'loggedIn']);

function subjectOf(scope: Scope, fact: Fact, { slots }: World): string | null {
  const page = 'page' in fact ? fact.page : null;
  if (scope === 'page') return page;
  if (scope === 'attempt') {
    if (fact.type === 'outcome') return fact.outcome.suffix;
    return 'suffix' in fact ? fact.suffix : null;
  }
  if (fact.type === 'handled') {
    const { mobile } = fact.call;
    // A late copy may arrive after its sender's deletion. The lender's database no longer has the
    // mobile then.
    const deletedSlot = slots.find(({ person }) => mobile === `deleted ${person.borrower.userId}`);
    return deletedSlot?.person.borrower.mobile ?? mobile;
  }
  // The mobile of the fact takes precedence, because another person may hold the phone.
  if ('mobile' in fact && fact.mobile !== null) return fact.mobile;
  return slots.find(({ name }) => name === page)?.person.borrower.mobile ?? null;
}

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
      if (monitor.observe(fact, now)) broken.add(subject);
    }
    if (isTimed) {
      for (const [subject, monitor] of monitors) if (monitor.isLate(now)) broken.add(subject);
    }
    return [...broken].map((subject) => `${subject}: ${sentence}`);
  };
}

/** Checks every property of `properties.txt`. */
export const keepsProperties: MakeWatcher = (world) => {
  const watching = properties.map((property) => watch(property, world));
  return {
    step(facts) {
      const matchable = facts.filter(({ type }) => !unmatchedTypes.has(type));
      return watching.flatMap((look) => look(matchable, world.scheduler.now()));
    },
  };
};
