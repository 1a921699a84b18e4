import { codes } from '#domain/codes.ts';
import { rolloverRestructureInitiationMachine } from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import { ran, worked } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';

const refusedByConfig = (code: number) =>
  throws({ kind: 'business', code, message: 'not available yet for this loan' });

export const rolloverRestructureInitiationModel: MachineModel<
  typeof rolloverRestructureInitiationMachine
> = {
  machine: rolloverRestructureInitiationMachine,
  starts: {
    rollover: { kind: 'rollover', loanOrderId: 'loan-1' },
    restructure: { kind: 'restructure', loanOrderId: 'loan-1' },
  },
  services: {
    repayDeferralInitiate: {
      initiated: gives({ deferralOrderId: 'deferral-1' }),
      refusedByConfig: refusedByConfig(codes.deferralConfig),
      ...failures,
      ...refusals('notFound'),
    },
    repayRestructureInitiate: {
      initiated: gives({ restructureOrderId: 'restructure-1' }),
      refusedByConfig: refusedByConfig(codes.restructureConfig),
      ...failures,
      ...refusals('notFound'),
    },
  },
  events: {},
  invariants: {
    'V1: A refusal by config never counts as an order, nor an order as a refusal.'({
      step,
      snapshot,
    }) {
      const { output } = snapshot;
      if (!output || step?.type !== 'settle') return true;
      const expected =
        step.outcome === 'initiated'
          ? 'initiated'
          : step.outcome === 'refusedByConfig'
            ? 'notOffered'
            : 'failed';
      return (
        output.type === expected || `the initiation ended as ${output.type} after ${step.outcome}`
      );
    },
    'S4.21: Only the call of the requested kind is made, for the given loan.'({
      snapshot,
      services,
    }) {
      const { kind, loanOrderId } = snapshot.context;
      const other = kind === 'rollover' ? 'repayRestructureInitiate' : 'repayDeferralInitiate';
      if (services.has(other)) return `${other} runs for a ${kind}`;
      // The simulation does not know the inputs.
      const inputs = [...services.values()].flatMap(({ input }) => JSON.stringify(input) ?? []);
      const isOther = inputs.find((input) => input !== JSON.stringify({ loanOrderId }));
      return isOther === undefined || `a call is about ${isOther}`;
    },
    'The outcome has the requested kind.'({ snapshot: { context } }) {
      const { outcome, kind } = context;
      return (
        outcome === null ||
        outcome.type === 'failed' ||
        outcome.kind === kind ||
        `it is ${outcome.kind}`
      );
    },
  },
  words: {
    guards: {
      refusedByConfig: 'the lender’s config refuses it (1600001, 1600002)',
      rolloverWanted: 'the requested operation is a rollover',
    },
    actions: {
      keepOrderId: 'Store the order’s id',
      toastMessage: 'Show the lender’s message',
      withdraw: 'End: not offered',
    },
    services: {
      repayDeferralInitiate: worked('Starting the rollover'),
      repayRestructureInitiate: worked('Starting the restructure'),
      rolloverRestructureInitiation: ran('The start of the operation'),
    },
  },
};
