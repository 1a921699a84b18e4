import * as v from 'valibot';
import type { Exclusions, Reasons } from './reach.ts';

const broken = 'no reply makes a child machine break';
const unreadable = 'the phone always tells the page';
const slow = 'the client gives up after a minute of the page: its own tests hold that';
const repeated = 'a read is repeated before it fails, which takes time: the client’s own tests';
const raisesLogin = 'a session code raises login above the flow, which is the root’s own walk';
export const belowIt = 'customer service lies above login: who logs in again has left it';
const notForward = 'forward needs a page gone back from: journeys/back-and-forward';
export const overFirstPage =
  'the phone’s own back needs a page beneath, and the walk opens it first: journeys/back-and-forward';
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
