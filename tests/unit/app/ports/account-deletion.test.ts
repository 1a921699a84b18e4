import { provider } from '#flows/account-deletion/chunk.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { mobile } from '#machines/samples/deletion.ts';
import { moneyRows, sentOnce } from './money-rows.ts';
import { smsCodeRows } from './parts.ts';
import { describeFlow } from './table.ts';

describeFlow('accountDeletion', provider, {
  ...smsCodeRows('deleteAccount'),
  ...moneyRows({
    fixture: kindFixtures.deleteAccount,
    reads: [['mobileExists', { mobile }]],
    baseline: { kind: 'deleteAccount' },
    sends: ['deleteAccount', { reason: 'other', note: '106', smsCode: '123456' }, sentOnce],
    invokes: [['loadPage', 'accountDeleted'], ['loadErasure']],
    loads: ['accountDeletion', 'home'],
    keeps: { 'draft/nobody/pendingDeletion': { userKey: 'juan', mobile } },
  }),
});
