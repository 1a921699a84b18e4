import type { SnapshotFrom } from 'xstate';
import type { FlowId, Place } from '#domain/pages.ts';
import { type FlowSnapshots, flows } from '#machines/flows.ts';
import type { rootMachine } from './root.machine.ts';
import { topReading } from './root.setup.ts';

export type RootSnapshot = SnapshotFrom<typeof rootMachine>;

/** Which layer a person sees: a page to read, login, or the active flow. */
export type Layer = 'reading' | 'login' | 'flow';

/** The topmost layer (design.md: it is what the person sees and what receives back). */
export function selectLayer({ context }: RootSnapshot): Layer {
  if (topReading(context)) return 'reading';
  return context.loginRaised ? 'login' : 'flow';
}

const error: Place = { page: 'error', query: {} };

/** Where the person is; null between places, when the last one stays. */
export function selectPlace(snapshot: RootSnapshot): Place | null {
  const { context } = snapshot;
  const reading = topReading(context);
  if (reading) return snapshot.matches({ reading: 'broken' }) ? error : reading;
  if (context.loginRaised) {
    return snapshot.matches({ session: { signingIn: 'broken' } })
      ? error
      : { page: 'login', query: {} };
  }
  return selectFlowPlace(snapshot);
}

/** Where the active flow is, whatever lies above it; null between two flows. */
export function selectFlowPlace(snapshot: RootSnapshot): Place | null {
  const { context, children } = snapshot;
  if (snapshot.matches({ place: 'broken' })) return error;
  if (!snapshot.matches({ place: 'inFlow' })) return null;
  return locate(context.activeFlow, children);
}

/** The flows that run, as far as they are read. */
export type FlowChildren = { [Id in FlowId]?: { getSnapshot: () => FlowSnapshots[Id] } };

function locate<Id extends FlowId>(id: Id, children: FlowChildren): Place | null {
  const child = children[id];
  return child ? flows[id].location(child.getSnapshot()) : null;
}
