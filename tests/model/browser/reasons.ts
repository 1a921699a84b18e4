import * as v from 'valibot';
import type { StateValue } from 'xstate';
import { isEvent, type Step } from '#machines/walk/model.ts';
import type { World } from '#machines/walk/environment.ts';

/** Names of exclusions, each with its reason. */
export type Reasons = Readonly<Record<string, string>>;

/**
 * What a walk in the browser leaves out of a machine, where the world is controlled only from outside
 * of the page, beside what `reasons.ts` leaves out of every machine.
 */
export type Exclusions = {
  /** Inputs of the model that no address or record produces. */
  starts?: Reasons;
  /**
   * Outcomes that cannot be produced, as `service: outcome`, and messages of long-running services.
   */
  outcomes?: Reasons;
  /** Outcomes that the browser plays although every other machine leaves them out. */
  played?: readonly string[];
  /** Impossible events, by type, or one sample of a type, as `type {"its":"JSON"}`. */
  events?: Reasons;
  /** Steps that are impossible in some worlds, by their own names. */
  never?: Readonly<Record<string, { reason: string; is: (step: Step, world: World) => boolean }>>;
  /** Transitions that need an excluded step before them although their state is reached, by id. */
  behind?: Reasons;
};

const broken = 'no reply makes a child machine break';
const unreadable = 'the phone always tells the page';
const slow = 'the client gives up after a minute of the page: its own tests hold that';
const repeated = 'a read is repeated before it fails, which takes time: the client’s own tests';
const raisesLogin = 'a session code raises login above the flow, which is the root’s own walk';
export const belowIt = 'customer service lies above login: who logs in again has left it';
const notForward = 'forward needs a page gone back from: journeys/back-and-forward';
export const ofTheList = 'its list stands behind this: the walk of pagedList';
export const checkLater = 'its button comes once the outcome is unknown: journeys/money-faults';
export const twoAnswers =
  'the real credit check asks twice for it: its own walk, and the unit tests of both';

/** Events that no walk in the browser sends. */
export const eventsLeftOut: Reasons = { 'nav.forward': notForward };

/** Outcomes, by name, that the browser leaves out of every machine that does not play them. */
export const outcomesLeftOut: Reasons = {
  network: repeated,
  timeout: slow,
  sessionEmpty: raisesLogin,
  sessionExpired: raisesLogin,
  sessionSqueezed: raisesLogin,
  sessionEnded: raisesLogin,
  breaks: broken,
  unreadable,
};

const NoIntent = v.object({ intent: v.null() });

/** An attempt that was found open is only reconciled, so it cannot be refused. */
export const neverRefused: NonNullable<Exclusions['never']> = {
  'an open attempt that is refused or not sent': {
    reason: 'an attempt that was found open is never sent again',
    is: (step, { snapshot }) =>
      step.type === 'settle' &&
      step.service === 'moneyAction' &&
      step.outcome !== 'done' &&
      step.outcome !== 'notTaken' &&
      step.outcome !== 'breaks' &&
      !v.is(NoIntent, snapshot.context),
  },
};

/** Back while one of these states shows a question or a sheet above the page. */
export const backIn = (...states: readonly StateValue[]): NonNullable<Exclusions['never']> => ({
  'back from a question or a sheet': {
    reason:
      'the phone’s own back needs a page beneath, and the walk opens it first: journeys/back-and-forward',
    is: (step, { snapshot }) =>
      isEvent(step, 'nav.back') && states.some((state) => snapshot.matches(state)),
  },
});

/** Everything but logging in again, while this state lies below login. */
export const signedOutIn = (state: StateValue): NonNullable<Exclusions['never']> => ({
  'anything but logging in again, where login lies above': {
    reason: 'login hides the page until the same person is back',
    is: (step, { snapshot }) => snapshot.matches(state) && !isEvent(step, 'session.renewed'),
  },
});
