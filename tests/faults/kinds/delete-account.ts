import * as v from 'valibot';
import { methods } from '#protocol/methods.ts';
import { mobile } from '#machines/samples/deletion.ts';
import type { KindFixture } from './fixture.ts';

export const deleteAccount: KindFixture<'deleteAccount'> = {
  kind: 'deleteAccount',
  // A deletion has no amount, so its note contains the amount that identifies the run.
  request: (amount) => ({
    kind: 'deleteAccount',
    mobile,
    reason: 'other',
    note: String(amount),
    smsCode: '123456',
  }),
  amountIn: (data) => Number(v.parse(methods.deleteAccount.data, data).note),
  reply: () => ({}),
  shows: (effects) => ({ mobileExists: { exists: effects.length === 0 } }),
  receiptOf: () => ({ kind: 'deleteAccount' }),
  refusals: ['wrongSmsCode', 'expiredSmsCode', 'deletionBlocked'],
  emptyBaseline: { kind: 'deleteAccount' },
};
