import * as v from 'valibot';
import type { StateValue } from 'xstate';
import { isEvent, type Step } from '#machines/walk/model.ts';
import type { World } from '#machines/walk/environment.ts';

export type Reasons = Readonly<Record<string, string>>;

/**
 * Parts of a machine that its walk in the browser leaves out, with the reasons: a test can control
 * the page only from outside. `eventsLeftOut` and `outcomesLeftOut` apply to every machine.
 */
export type Exclusions = {
  /** Inputs of the model that no address or record produces. */
  starts?: Reasons;
  /**
   * Outcomes that cannot be produced, as `service: outcome`, and messages of long-running services.
   */
  outcomes?: Reasons;
  /** Outcomes of `outcomesLeftOut` that this machine's walk includes, as `service: outcome`. */
  played?: readonly string[];
  /** Impossible events, by type, or one sample of a type, as `type {"its":"JSON"}`. */
  events?: Reasons;
  /** Steps that are impossible in some worlds, by the name of the exclusion. */
  never?: Readonly<Record<string, { reason: string; is: (step: Step, world: World) => boolean }>>;
  /** Transitions that need an excluded step before them although their state is reached, by id. */
  behind?: Reasons;
};

const broken = 'no reply from the server makes a child machine fail';
const unreadable = 'the storage of the walk’s phone can always be read';
const slow = 'a request times out after a minute: covered by the client’s tests';
const repeated =
  'a read is retried before it fails, which takes time: covered by the client’s tests';
const raisesLogin = 'a session code opens login above the flow: covered by the root’s walk';
export const belowIt =
  'info pages are above login, so the borrower leaves them before logging in again';
const notForward = 'forward needs an earlier back: journeys/back-and-forward';
export const ofTheList =
  'the list on the page handles this event: covered by the walk of pagedList';
const checkLater =
  'its button appears only after an unknown outcome: covered by the walk of moneyAction';
export const twoAnswers =
  'the real credit check sends two requests for this outcome: covered by its own walk and unit tests';

export const eventsLeftOut: Reasons = {
  'nav.forward': notForward,
  'check.requested': checkLater,
};

/** A machine can include an outcome with `played`. */
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

export const neverRefused: NonNullable<Exclusions['never']> = {
  'an open attempt that is refused or not sent': {
    reason: 'the app never sends an attempt again that it found open',
    is: (step, { snapshot }) =>
      step.type === 'settle' &&
      step.service === 'moneyAction' &&
      step.outcome !== 'done' &&
      step.outcome !== 'notTaken' &&
      step.outcome !== 'breaks' &&
      !v.is(NoIntent, snapshot.context),
  },
};

export const signedOutIn = (state: StateValue): NonNullable<Exclusions['never']> => ({
  'any step except logging in again while login is above the page': {
    reason: 'login covers the page until the same borrower has logged in again',
    is: (step, { snapshot }) => snapshot.matches(state) && !isEvent(step, 'session.renewed'),
  },
});
