import { provider } from '#flows/account-deletion/chunk.ts';
import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import type { AccountDeletionPorts } from '#machines/account-deletion/ports.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { mobile } from '#machines/samples/deletion.ts';
import { moneyRows, sentOnce } from './money-rows.ts';
import { smsCodeRows } from './parts.ts';
import { describePorts, type PortRows } from './table.ts';

describePorts('accountDeletion', {
  base: accountDeletionMachine,
  machine: ({ services }) => provider.run(services),
  ports: {
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
  } satisfies PortRows<AccountDeletionPorts>,
});
