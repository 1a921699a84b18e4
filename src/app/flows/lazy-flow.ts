import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { FlowLogic } from '#machines/shared/ports.ts';

export type Runs<Machine extends AnyStateMachine> = {
  transition: FlowLogic<Machine>['transition'];
  getInitialSnapshot: FlowLogic<Machine>['getInitialSnapshot'];
  getPersistedSnapshot: FlowLogic<Machine>['getPersistedSnapshot'];
  start: (snapshot: SnapshotFrom<Machine>) => void;
};

/** @param machine throws if the code has not loaded */
export function lazyFlow<Machine extends AnyStateMachine>(
  machine: () => Runs<Machine>,
): FlowLogic<Machine> {
  return {
    transition: (snapshot, event: EventFrom<Machine>, scope) =>
      machine().transition(snapshot, event, scope),
    getInitialSnapshot: (scope, input: InputFrom<Machine>) =>
      machine().getInitialSnapshot(scope, input),
    getPersistedSnapshot: (snapshot, options) => machine().getPersistedSnapshot(snapshot, options),
    start: (snapshot) => machine().start(snapshot),
  };
}
