import type { SnapshotFrom } from 'xstate';
import type { Place } from '#domain/pages.ts';
import { selectBorrowPlace } from '#machines/borrow/place.ts';
import { selectOrderProgressPlace } from '#machines/order-progress/place.ts';
import { selectRepaymentPlace } from '#machines/repayment/place.ts';
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
  switch (context.activeFlow) {
    case 'home':
      return { page: 'home', query: {} };
    case 'borrow':
      return children.borrow ? selectBorrowPlace(children.borrow.getSnapshot()) : null;
    case 'orderProgress':
      return children.orderProgress
        ? selectOrderProgressPlace(children.orderProgress.getSnapshot())
        : null;
    case 'repayment':
      return children.repayment ? selectRepaymentPlace(children.repayment.getSnapshot()) : null;
  }
}
