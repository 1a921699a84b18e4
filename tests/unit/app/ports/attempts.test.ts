import { provideAttempts } from '#app/attempts/provider.ts';
import { attemptsMachine, type AttemptsPorts } from '#machines/attempts/attempts.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { applyIntent, repayIntent } from '#machines/samples/loans.ts';
import { applyOrderRows } from './money-rows.ts';
import { describePorts, type PortRows } from './table.ts';

describePorts('attempts', {
  base: attemptsMachine,
  machine: ({ services }) => provideAttempts({ ...services, attemptOfFlow: () => 'attempt-1' }),
  ports: {
    ...applyOrderRows({ loads: [], background: true }),
    readOpenAttempts: {
      'is empty without attempts': { input: { userKey: 'juan' }, out: { intents: [] } },
      'reads the open attempts of the borrower, without the attempt of the active flow': {
        input: { userKey: 'juan' },
        open: [
          repayIntent,
          { ...applyIntent, attemptId: 'attempt-9', userKey: 'maria' },
          applyIntent,
        ],
        out: { intents: [repayIntent] },
        leavesOpen: [applyIntent, repayIntent],
      },
    },
    watchAttempts: {
      'reports each change of the journal': {
        input: { userKey: 'juan' },
        async meanwhile({ services: { journal } }) {
          await journal.open(repayIntent);
          await journal.close(repayIntent);
        },
        emits: [{ type: 'attempts.changed' }, { type: 'attempts.changed' }],
        leavesOpen: [],
      },
    },
  } satisfies PortRows<AttemptsPorts & MoneyActionPorts>,
});
