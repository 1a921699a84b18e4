import { isSynchronous, type Reach } from '#tests/model/browser/reach.ts';
import type { Step } from '#machines/walk/model.ts';
import type { Observation } from '#machines/walk/observation.ts';
import type { PlannedPath } from '#machines/walk/plan.ts';
import type { Service } from '#machines/walk/service.ts';

/** A point on a path that is observable from outside the page. */
export type Moment = {
  /** Null for the start. */
  step: Step | null;
  taken: readonly string[];
  expects: Observation;
  /** Services that ended at once on the way: source and outcome. */
  passed: [source: string, outcome: string][];
  /** Whether the page leaves this point at once, because a service ends without a step. */
  transient: boolean;
};

const runningIn = ({ services }: Observation, id: string): Service | undefined =>
  services.find(([name]) => name === id)?.[1];

export function momentsOf(path: PlannedPath, reach: Reach): Moment[] {
  const isTransient = ({ services }: Observation) =>
    services.some(([, { source }]) => isSynchronous(reach, source));
  const { taken, expects } = path;
  const moments: Moment[] = [
    { step: null, taken, expects, passed: [], transient: isTransient(expects) },
  ];
  for (const planned of path.steps) {
    const { step } = planned;
    const last = moments.at(-1);
    const source =
      step.type === 'settle' && last ? runningIn(last.expects, step.service)?.source : undefined;
    if (last && step.type === 'settle' && source !== undefined && isSynchronous(reach, source)) {
      last.taken = [...last.taken, ...planned.taken];
      last.expects = planned.expects;
      last.passed.push([source, step.outcome]);
      last.transient = isTransient(planned.expects);
    } else {
      moments.push({ ...planned, passed: [], transient: isTransient(planned.expects) });
    }
  }
  return moments;
}
