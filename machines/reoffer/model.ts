import { benefitIds } from '#domain/credit/reoffer.ts';
import { reofferMachine } from '#machines/reoffer/reoffer.machine.ts';
import { selectReofferView } from '#machines/reoffer/view.ts';
import { answered, fetched, ran, worked } from '#machines/description/machine-words.ts';
import { situations } from '#machines/reoffer/situations.ts';
import { isEvent, type MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { benefits } from '#machines/samples/popups.ts';

export const reofferModel: MachineModel<typeof reofferMachine> = {
  machine: reofferMachine,
  starts: { any: { userKey: 'juan', creditOrderId: 'credit-1' } },
  services: {
    checkReoffer: {
      waits: gives({ available: true }),
      none: gives({ available: false }),
      ...failures,
    },
    getReofferPopup: {
      all: gives({ benefits: benefits() }),
      limitAlone: gives({ benefits: benefits({ lowerInterest: null, extraDays: null }) }),
      interestAndDays: gives({ benefits: benefits({ higherLimit: null }) }),
      ofAnother: gives({ benefits: benefits({ creditOrderId: 'credit-2' }) }),
      gone: gives({ benefits: null }),
      ...failures,
    },
    keepReofferAnswered: { kept: gives(undefined), ...onThePhone },
    countdown: { over: gives(undefined), breaks },
  },
  events: {},
  invariants: {
    'F2: The popup ends with the borrower’s answer: accepted after a yes, declined after a no.'({
      previous,
      snapshot,
      passed,
    }) {
      const ended = snapshot.output?.type;
      if (ended === undefined) return true;
      const [isYes, isNo] = [previous?.matches('accepting'), previous?.matches('declining')];
      const answer = isYes ? 'accepted' : 'declined';
      if (isYes || isNo) return ended === answer || `${answer}, the popup ended as ${ended}`;
      const isAnswer = ended === 'accepted' || ended === 'declined';
      return passed.length > 0 || !isAnswer || `without an answer the popup ended as ${ended}`;
    },
    'F1: The popup is open while at least one benefit is valid.'({ snapshot, services, step }) {
      const running = benefitIds.filter((id) => services.has(id));
      if (snapshot.matches('offering')) return running.length > 0 || 'nothing is offered any more';
      return running.length === 0 || `${step?.type}: ${running.join()} runs on, unseen`;
    },
    'F1: The total is hidden exactly after the lower interest or the extra days expired.'({
      snapshot,
    }) {
      const view = selectReofferView(snapshot);
      if (!view) return true;
      const { times, total } = view;
      const changed = times.lowerInterest === 'ended' || times.extraDays === 'ended';
      return changed === (total === null) || 'the total does not fit the valid terms';
    },
    'F2: Every answer is stored before the popup closes.'({ step, snapshot, services, passed }) {
      if (!isEvent(step, 'offer.accepted', 'offer.declined', 'nav.back')) return true;
      const keeps = ['keepReofferAccepted', 'keepReofferDeclined'];
      const isKept = passed.includes('keepReofferAnswered') || keeps.some((id) => services.has(id));
      return isKept || `the state is ${JSON.stringify(snapshot.value)}`;
    },
  },
  byHand: {
    transitions: [
      {
        why: 'The borrower declines after one of several benefits expired, in the plan that the screens walk.',
        path: 'any > checkReoffer:waits > getReofferPopup:all > extraDays:over > nav.back > keepReofferDeclined:kept',
      },
    ],
  },
  read: (snapshot) => selectReofferView(snapshot),
  situations,
  words: {
    guards: {
      hasBenefit: 'the benefit is among those offered',
      offerWaits: 'better terms are available',
      offered: 'the better terms are for this credit order',
    },
    actions: {
      keepBenefits: 'Store the better terms',
    },
    services: {
      checkReoffer: answered('The check for better terms'),
      getReofferPopup: fetched('The better terms'),
      keepReofferAnswered: worked('Storing that the borrower answered the offer'),
      reoffer: ran('The popup of better terms'),
    },
  },
};
