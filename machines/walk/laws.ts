import type { AnyMachineSnapshot } from 'xstate';
import type { Laws, Model, Moment } from './model.ts';
import type { Service } from './service.ts';

/** What a machine takes from outside while its money is under way; back is not among it. */
const acceptedDuringMoney: readonly string[] = [
  'check.requested',
  'connection.restored',
  'page.hidden',
  'page.shown',
  'session.renewed',
];

const waitsForTime = ({ _nodes: nodes }: AnyMachineSnapshot): boolean =>
  nodes.some(({ after }) => after.length > 0);

const list = (names: Iterable<string>): string => [...names].join(', ');

/** What holds for every machine. */
const generalLaws = ({ rests }: Pick<Model, 'rests'>): Laws => ({
  'Every state has a way out, until the end.'(moment) {
    const { snapshot, services } = moment;
    if (snapshot.status !== 'active' || rests?.(snapshot)) return true;
    // What is enabled is asked for last: to find out takes its time.
    const leads = services.size > 0 || waitsForTime(snapshot) || moment.enabled.length > 0;
    return leads || `nothing leads out of ${JSON.stringify(snapshot.value)}`;
  },
  'While money is under way, nothing is accepted but what is listed.'(moment) {
    const { snapshot } = moment;
    if (snapshot.status !== 'active' || !snapshot.hasTag('money')) return true;
    const others = moment.enabled.filter(({ type }) => !acceptedDuringMoney.includes(type));
    return others.length === 0 || `it accepts ${list(others.map(({ type }) => type))}`;
  },
  'Who is busy waits for something.'({ snapshot, services }) {
    if (snapshot.status !== 'active' || !snapshot.hasTag('busy')) return true;
    return services.size > 0 || waitsForTime(snapshot) || 'nothing is under way';
  },
  'What is over runs nothing.'({ snapshot, services }) {
    if (snapshot.status === 'active') return true;
    return services.size === 0 || `${list(services.keys())} still runs`;
  },
});

/** A law that does not hold, told by its sentence. */
export class BrokenLaw extends Error {
  constructor(
    readonly law: string,
    readonly instead: string,
  ) {
    super(`${law} But ${instead}.`);
  }
}

/** A machine at rest, as far as a driver sees it. */
export type Rest = { snapshot: AnyMachineSnapshot; services: ReadonlyMap<string, Service> };

/**
 * Watches a machine through a walk: tell it of every moment, the start first. Throws a `BrokenLaw`
 * where one of all machines' laws or of its own does not hold.
 */
export function watchLaws(
  model: Model,
): (now: Omit<Moment, 'previous' | 'passed'> & Partial<Pick<Moment, 'passed'>>) => void {
  const laws = Object.entries({ ...generalLaws(model), ...model.invariants });
  let previous: AnyMachineSnapshot | null = null;
  return (now) => {
    const { passed = [], snapshot, step, services } = now;
    const moment: Moment = {
      passed,
      previous,
      snapshot,
      step,
      services,
      // Few laws ask, and to find out takes its time.
      get enabled() {
        return now.enabled;
      },
    };
    previous = now.snapshot;
    for (const [law, holds] of laws) {
      const verdict = holds(moment);
      if (verdict !== true) throw new BrokenLaw(law, verdict);
    }
  };
}
