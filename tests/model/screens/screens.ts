import type { AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { Role, TextKey, Ui } from './ui.ts';

/** Events without a control on any screen; a walk sends them itself. */
export const platformEvents = [
  'nav.forward',
  'page.refreshed',
  'page.shown',
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
 * In place of a gesture: no page has a control for the event, so the walk sends the event. A
 * gesture returns this value if only the current page lacks the control.
 */
export const byPlatform = 'by the platform';

/** A state that is left at once and never visible. */
export const transient = 'transient';

/** The flow has ended and shows nothing. */
export const over = 'over';

/** Bivariant parameters give the tables of all machines one type. */
type Loose<Parameters extends unknown[], Result> = {
  call(...parameters: Parameters): Result;
}['call'];

export type Gesture<Event, Context> = Loose<
  [ui: Ui, event: Event, context: Context],
  Promise<void | typeof byPlatform>
>;

/** A tap on the first control of the role with one of these texts. */
export type Tap = readonly [role: Role, ...names: TextKey[]];

/** Throws if required content is missing. */
export type Shows<Context, Value> = Loose<[ui: Ui, context: Context, value: Value], Promise<void>>;

/** Content whose texts have no values. Each text of a list is required. */
export type Content = {
  title?: TextKey;
  /** Null means that no dialog is open. */
  dialog?: TextKey | null;
  reads?: TextKey | readonly TextKey[];
  lacks?: TextKey | readonly TextKey[];
  button?: TextKey | readonly TextKey[];
};

/** One check of a state's content, or several, in order. */
export type Expected<Context, Value> =
  | Shows<Context, Value>
  | Content
  | readonly Expected<Context, Value>[];

type LeafOf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${LeafOf<Value[Name]>}` }[keyof Value & string];

export type StateOf<Machine extends AnyStateMachine> = LeafOf<SnapshotFrom<Machine>['value']>;

type Gestures<Machine extends AnyStateMachine> = {
  [Type in Exclude<EventFrom<Machine>['type'], PlatformEvent>]:
    | Gesture<Extract<EventFrom<Machine>, { type: Type }>, ContextFrom<Machine>>
    | Tap
    | typeof byPlatform;
};

/** The events with a usual gesture (`shared.ts`). */
type UsualEvent = 'nav.back' | 'retry.pressed' | 'check.requested';

/** A new event or state without an entry does not compile. */
export type FlowScreens<Machine extends AnyStateMachine> = {
  gestures: Omit<Gestures<Machine>, UsualEvent> & Partial<Gestures<Machine>>;
  shows: Record<
    StateOf<Machine>,
    Expected<ContextFrom<Machine>, SnapshotFrom<Machine>['value']> | typeof transient | typeof over
  >;
};

export type Screens = {
  gestures: Record<string, Gesture<{ type: string }, unknown> | typeof byPlatform>;
  shows: Record<string, Shows<unknown, unknown> | typeof transient | typeof over>;
};

/** The innermost states, as paths. */
export function statesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    statesIn(inner).map((path) => `${name}.${path}`),
  );
}
