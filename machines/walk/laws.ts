import type { AnyMachineSnapshot } from 'xstate';
import type { Laws, Model, Moment } from './model.ts';
import type { Service } from './service.ts';

const acceptedDuringMoney: readonly string[] = [
  'check.requested',
  'connection.restored',
  'page.shown',
  'session.renewed',
];

const waitsForTime = ({ _nodes: nodes }: AnyMachineSnapshot): boolean =>
  nodes.some(({ after }) => after.length > 0);

const list = (names: Iterable<string>): string => [...names].join(', ');

const generalLaws = ({ rests }: Pick<Model, 'rests'>): Laws => ({
  'Every state except the final one has a way out.'(moment) {
    const { snapshot, services } = moment;
    if (snapshot.status !== 'active' || rests?.(snapshot)) return true;
    // Enabled events are computed last, because this is slow.
    const leads = services.size > 0 || waitsForTime(snapshot) || moment.enabled.length > 0;
    return leads || `nothing leads out of ${JSON.stringify(snapshot.value)}`;
  },
  'While money is in flight, only the listed events are accepted.'(moment) {
    const { snapshot } = moment;
    if (snapshot.status !== 'active' || !snapshot.hasTag('money')) return true;
    const others = moment.enabled.filter(({ type }) => !acceptedDuringMoney.includes(type));
    return others.length === 0 || `it accepts ${list(others.map(({ type }) => type))}`;
  },
  'A busy state waits for something.'({ snapshot, services }) {
    if (snapshot.status !== 'active' || !snapshot.hasTag('busy')) return true;
    return services.size > 0 || waitsForTime(snapshot) || 'nothing is under way';
  },
  'An ended machine runs no service.'({ snapshot, services }) {
    if (snapshot.status === 'active') return true;
    return services.size === 0 || `${list(services.keys())} still runs`;
  },
});

export class BrokenLaw extends Error {
  constructor(
    readonly law: string,
    readonly instead: string,
  ) {
    super(`${law} But ${instead}.`);
  }
}

export type Rest = { snapshot: AnyMachineSnapshot; services: ReadonlyMap<string, Service> };

/** Call the result at every moment, the start first; it throws a `BrokenLaw` for a violated law. */
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
      // Computed on demand, because it is slow and few laws need it.
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
