import { provider } from '#flows/operation-success/chunk.ts';
import { now } from '#machines/samples/loans.ts';
import { deferral, rolledOver } from '#machines/samples/operations.ts';
import { reviewedOrder } from '#machines/samples/restructure.ts';
import { describeFlow } from './table.ts';

const rollover = { kind: 'rollover', orderId: 'deferral-7' } as const;
const restructure = { kind: 'restructure', orderId: 'restructure-7' } as const;
const [ofRollover, ofRestructure] = [
  { deferralOrderId: 'deferral-7' },
  { restructureOrderId: 'restructure-7' },
];
const begun = { rolloverOrRestructure: { rollover: true, restructure: true } };
const confirmed = deferral({ state: 'CONFIRMED' });
const restructured = reviewedOrder('orderCreated');
const quiet = { quiet: true } as const;

describeFlow('operationSuccess', provider, {
  queryOperation: {
    'V10: reads a completed rollover, and removes its mark': {
      input: rollover,
      stored: begun,
      calls: [['repayDeferralDetail', ofRollover, rolledOver()]],
      out: { kind: 'rollover', ...rolledOver(), receivedAt: now },
      stores: { rolloverOrRestructure: { rollover: false, restructure: true } },
    },
    'V10: keeps the mark of a rollover that is confirmed but not completed': {
      input: rollover,
      stored: begun,
      calls: [['repayDeferralDetail', ofRollover, confirmed]],
      out: { kind: 'rollover', ...confirmed, receivedAt: now },
    },
    'V10: reads a completed restructure, and removes its mark': {
      input: restructure,
      stored: begun,
      calls: [['repayRestructureDetail', ofRestructure, restructured]],
      out: { kind: 'restructure', ...restructured, receivedAt: now },
      stores: { rolloverOrRestructure: { rollover: true, restructure: false } },
    },
  },
  acknowledgeOperation: {
    'V8: acknowledges a rollover once its page is on top, quietly': {
      input: rollover,
      sight: 'operationSuccess',
      calls: [['repayDeferralCompletionAck', ofRollover, {}, quiet]],
      out: undefined,
    },
    'V8: acknowledges a restructure once its page is on top, quietly': {
      input: restructure,
      sight: 'operationSuccess',
      calls: [['repayRestructureCompletionAck', ofRestructure, {}, quiet]],
      out: undefined,
    },
  },
});
