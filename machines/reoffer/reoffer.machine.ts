import { assign, setup } from 'xstate';
import type { BenefitId, ReofferBenefits } from '#domain/credit/reoffer.ts';
import { type CountdownPorts, countdownMachine } from '#machines/countdown/countdown.machine.ts';
import type { BackEvent } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { requireOutcome } from '#machines/shared/outcome.ts';
import { type Port, port, type Timed } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type ReofferPorts = CountdownPorts & {
  checkReoffer: Port<{ creditOrderId: string }, { available: boolean }>;
  /** `benefits` has the server's time; null if the better terms are gone. */
  getReofferPopup: Port<{ creditOrderId: string }, { benefits: Timed<ReofferBenefits> | null }>;
  keepReofferAnswered: Port<{ userKey: string }, void>;
};

/** `none`: no popup opened. */
export type ReofferOutcome = { type: 'none' | 'accepted' | 'declined' | 'expired' };

export type ReofferInput = { userKey: string; creditOrderId: string };

type Context = ReofferInput & {
  benefits: Timed<ReofferBenefits> | null;
  outcome: ReofferOutcome | null;
};

export type ReofferEvent = BackEvent | { type: 'offer.accepted' } | { type: 'offer.declined' };

const reofferSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ReofferEvent,
    input: {} as ReofferInput,
    output: {} as ReofferOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
    children: {} as { [Id in BenefitId]: 'countdown' },
  },
  actors: {
    countdown: countdownMachine,
    checkReoffer: port<ReofferPorts['checkReoffer']>('checkReoffer'),
    getReofferPopup: port<ReofferPorts['getReofferPopup']>('getReofferPopup'),
    keepReofferAnswered: port<ReofferPorts['keepReofferAnswered']>('keepReofferAnswered'),
  },
  actions: {
    keepBenefits: assign(
      (_, { output }: { output: { benefits: Timed<ReofferBenefits> | null } }) => output,
    ),
    setOutcome: assign((_, outcome: ReofferOutcome) => ({ outcome })),
  },
  guards: {
    offerWaits: (_, { output }: { output: { available: boolean } }) => output.available,
    offered: (
      { context: { creditOrderId } },
      { output: { benefits } }: { output: { benefits: ReofferBenefits | null } },
    ) => benefits?.creditOrderId === creditOrderId,
    hasBenefit: ({ context: { benefits } }, { benefit }: { benefit: BenefitId }) =>
      benefits !== null && benefits[benefit] !== null,
  },
});

const names = {
  higherLimit: 'Higher limit',
  lowerInterest: 'Lower interest',
  extraDays: 'Extra days',
} as const satisfies Record<BenefitId, string>;

const expiryOf = (benefits: ReofferBenefits, benefit: BenefitId): number =>
  required(benefits[benefit]?.expiresAt, benefit);

/** The state of one benefit. The popup closes when the last benefit expires. */
const benefitState = <Id extends BenefitId>(benefit: Id) =>
  reofferSetup.createStateConfig({
    description: 'A benefit is valid until its own expiry, by the server’s clock.',
    meta: { label: names[benefit] },
    initial: 'judging',
    states: {
      judging: {
        description: 'Decides whether the benefit is on offer.',
        meta: { label: 'Checking the offer' },
        always: [
          { guard: { type: 'hasBenefit', params: { benefit } }, target: 'holding' },
          { target: 'absent' },
        ],
      },
      holding: {
        description: 'The benefit is valid, and its countdown runs.',
        meta: { label: 'Offer valid' },
        invoke: {
          id: benefit,
          src: 'countdown',
          input: ({ context }) => {
            const benefits = required(context.benefits, 'benefits');
            return { until: expiryOf(benefits, benefit), now: benefits.receivedAt };
          },
          onDone: 'ended',
          onError: 'ended',
        },
      },
      absent: {
        type: 'final',
        description: 'The lender does not offer the benefit.',
        meta: { label: 'Not offered' },
      },
      ended: {
        type: 'final',
        description: 'The benefit expired, and the popup says so.',
        meta: { label: 'Ended' },
      },
    },
  });

/** The re-offer popup (S2, S3): better terms beside the present ones. */
export const reofferMachine = reofferSetup.createMachine({
  id: 'reoffer',
  description: 'Better terms, each until its expiry; “no” weighs the same as “yes”.',
  context: ({ input }) => ({ ...input, benefits: null, outcome: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The app checks whether better terms are on offer.',
      meta: { label: 'Checking' },
      invoke: {
        id: 'checkReoffer',
        src: 'checkReoffer',
        input: ({ context: { creditOrderId } }) => ({ creditOrderId }),
        onDone: [{ guard: withEvent('offerWaits'), target: 'fetching' }, { target: 'none' }],
        onError: 'none',
      },
    },
    fetching: {
      description: 'The app fetches the better terms.',
      meta: { label: 'Fetching the terms' },
      invoke: {
        id: 'getReofferPopup',
        src: 'getReofferPopup',
        input: ({ context: { creditOrderId } }) => ({ creditOrderId }),
        onDone: [
          { guard: withEvent('offered'), target: 'offering', actions: withEvent('keepBenefits') },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    offering: {
      description: 'The popup is open: old and new terms side by side.',
      meta: { label: 'Offering', shows: ['F1', 'S3.9', 'S2.16'] },
      tags: 'question',
      type: 'parallel',
      on: {
        'offer.accepted': 'accepting',
        'offer.declined': 'declining',
        'nav.back': 'declining',
      },
      onDone: 'expired',
      states: {
        higherLimit: benefitState('higherLimit'),
        lowerInterest: benefitState('lowerInterest'),
        extraDays: benefitState('extraDays'),
      },
    },
    declining: {
      description: 'The app records the “no”: home shows no offer for some days.',
      meta: { label: 'Recording the refusal', shows: ['F2'] },
      invoke: {
        id: 'keepReofferDeclined',
        src: 'keepReofferAnswered',
        input: ({ context: { userKey } }) => ({ userKey }),
        onDone: 'declined',
        onError: 'declined',
      },
    },
    accepting: {
      description: 'The app records the “yes”: home asks again after some days at the earliest.',
      meta: { label: 'Recording the yes', shows: ['F2'] },
      invoke: {
        id: 'keepReofferAccepted',
        src: 'keepReofferAnswered',
        input: ({ context: { userKey } }) => ({ userKey }),
        onDone: 'accepted',
        onError: 'accepted',
      },
    },
    accepted: {
      type: 'final',
      description: 'The limit opens, with the new terms.',
      meta: { label: 'Accepted' },
      entry: { type: 'setOutcome', params: { type: 'accepted' } },
    },
    declined: {
      type: 'final',
      description: 'The borrower declined the offer.',
      meta: { label: 'Declined' },
      entry: { type: 'setOutcome', params: { type: 'declined' } },
    },
    expired: {
      type: 'final',
      description: 'The last benefit ended while the popup was open.',
      meta: { label: 'Expired', shows: ['F1'] },
      entry: { type: 'setOutcome', params: { type: 'expired' } },
    },
    none: {
      type: 'final',
      description: 'There is no offer; no popup was shown.',
      meta: { label: 'None' },
      entry: { type: 'setOutcome', params: { type: 'none' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
