import { codes } from '#domain/codes.ts';
import { rolloverRestructureInitiationMachine } from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import type { FlowModel } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';

const refusedByConfig = (code: number) =>
  throws({ kind: 'business', code, message: 'not available yet for this loan' });

export const rolloverRestructureInitiationModel: FlowModel<
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
    'V1: A refusal by config is never taken for an order, and no order for a refusal.'({
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
      return output.type === expected || `it ended ${output.type} after ${step.outcome}`;
    },
  },
};
