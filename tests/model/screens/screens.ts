import type { AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { Ui } from './ui.ts';

/**
 * Events that nobody makes on a screen: the root tells them to its flows, the shell, the line or
 * another part of the app to the root. A walk sends them itself.
 */
export const platformEvents = [
  'nav.forward',
  'page.refreshed',
  'page.shown',
  'page.hidden',
  'connection.restored',
  'connection.lost',
  'session.renewed',
  'session.replaced',
  'session.lost',
  'person.changed',
  'toast.raised',
  'maintenance.announced',
  'attempts.changed',
  'lastKnown.changed',
] as const;
type PlatformEvent = (typeof platformEvents)[number];

/**
 * In place of a gesture: no control of these screens makes the event, the walk sends it itself. Also what
 * a gesture says where the page of the moment has no such control, but an address or the shell could ask.
 */
export const byPlatform = 'by the platform';

/** A state that is left at once: nobody sees it. */
export const transient = 'transient';

/** The flow is over and shows nothing any more. */
export const over = 'over';

/** A function whose parameters are compared both ways, so that tables of all machines fit one type. */
type Loose<Parameters extends unknown[], Result> = {
  call(...parameters: Parameters): Result;
}['call'];

/** How a person makes an event on the screen, in the context of the moment. */
export type Gesture<Event, Context> = Loose<
  [ui: Ui, event: Event, context: Context],
  Promise<void | typeof byPlatform>
>;

/** What must be seen in a state, in the context of the moment. Throws where it is not. */
export type Shows<Context> = Loose<[ui: Ui, context: Context], Promise<void>>;

/** The paths of a state value's innermost states. */
type LeafOf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${LeafOf<Value[Name]>}` }[keyof Value & string];

/** The innermost states of a machine, as paths below its root. */
export type StateOf<Machine extends AnyStateMachine> = LeafOf<SnapshotFrom<Machine>['value']>;

/**
 * A machine's screens as a person meets them, written once for every driver that has a screen. A new
 * event or state without its entry doesn't compile.
 */
export type FlowScreens<Machine extends AnyStateMachine> = {
  gestures: {
    [Type in Exclude<EventFrom<Machine>['type'], PlatformEvent>]:
      | Gesture<Extract<EventFrom<Machine>, { type: Type }>, ContextFrom<Machine>>
      | typeof byPlatform;
  };
  shows: Record<StateOf<Machine>, Shows<ContextFrom<Machine>> | typeof transient | typeof over>;
};

/** The screens of whatever machine, as a walk sees them. */
export type Screens = {
  gestures: Record<string, Gesture<{ type: string }, unknown> | typeof byPlatform>;
  shows: Record<string, Shows<unknown> | typeof transient | typeof over>;
};

/** The innermost states of a state value, as paths. */
export function statesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    statesIn(inner).map((path) => `${name}.${path}`),
  );
}
