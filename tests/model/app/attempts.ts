import { runAttempts } from '#app/attempts/provider.ts';

/** What is not asked for where nothing is found. */
const notAsked = async (): Promise<never> => {
  throw new Error('no attempt is found beside a flow');
};

/**
 * Open attempts as the walk plays them: none is found beside a flow. What becomes of one is the
 * machine's own walk, and that of the simulated worlds.
 */
export const attempts = runAttempts(
  {
    readOpenAttempts: async () => ({ intents: [] }),
    watchAttempts: () => ({ look() {}, stop() {} }),
    prepareAttempt: notAsked,
    submitMoney: notAsked,
    reconcileMoney: notAsked,
    closeIntent: notAsked,
  },
  { settleWindow: 0 },
);
