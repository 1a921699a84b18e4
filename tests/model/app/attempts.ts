import { runAttempts } from '#app/attempts/provider.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Journal } from './journal.ts';

export type AttemptOfFlow = () => string | null;

/**
 * `attemptOfFlow` is null to find no attempt beside a flow, because attempts would multiply the
 * states of the walk; some stories find them.
 */
export const createAttempts = (
  money: MoneyActionPorts,
  journal: Journal,
  attemptOfFlow: AttemptOfFlow | null,
) =>
  runAttempts(
    {
      ...money,
      async readOpenAttempts({ userKey }) {
        if (!attemptOfFlow) return { intents: [] };
        const open = journal.openIntents(userKey);
        return { intents: open.filter(({ attemptId }) => attemptId !== attemptOfFlow()) };
      },
      watchAttempts(_, tell) {
        if (!attemptOfFlow) return { look() {}, stop() {} };
        const changed = () => tell({ type: 'attempts.changed' });
        return { look: changed, stop: journal.onChange(changed) };
      },
    },
    { settleWindow: 0 },
  );
