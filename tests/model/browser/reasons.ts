import * as v from 'valibot';
import type { Reach } from './reach.ts';

export const broken = 'no reply makes a child machine break';
export const unreadable = 'the phone always tells the page';
export const slow = 'the client gives up after a minute of the page: its own tests hold that';
export const repeated =
  'a read is repeated before it fails, which takes time: the client’s own tests';
export const raisesLogin =
  'a session code raises login above the flow, which is the root’s own walk';
export const likeExpired = 'to the flow it is what an expired session is';
export const belowIt = 'customer service lies above login: who logs in again has left it';
export const notForward = 'forward needs a page gone back from: journeys/back-and-forward';
export const overFirstPage =
  'the phone’s own back needs a page beneath, and the walk opens it first: journeys/back-and-forward';
export const ofTheList = 'its list stands behind this: the walk of pagedList';
export const checkLater = 'its button comes once the outcome is unknown: journeys/money-faults';
export const twoAnswers =
  'the real credit check asks twice for it: its own walk, and the unit tests of both';

/** Forward, which no walk in the browser takes. */
export const notTheFlows = { 'nav.forward': notForward };

const lostSession = (source: string) => ({
  [`${source}: sessionEmpty`]: raisesLogin,
  [`${source}: sessionExpired`]: raisesLogin,
  [`${source}: sessionSqueezed`]: raisesLogin,
});

/** Outcomes of a read that no flow can observe alone. */
export const unseen = (source: string) => ({
  [`${source}: network`]: repeated,
  [`${source}: timeout`]: slow,
  ...lostSession(source),
});

const NoIntent = v.object({ intent: v.null() });

/** An attempt that was found open is only reconciled, so it cannot be refused. */
export const neverRefused: NonNullable<Reach['never']> = {
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
