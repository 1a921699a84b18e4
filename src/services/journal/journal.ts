import type { MoneyIntent } from '#domain/money.ts';

/** How writing an intent ended: `alreadyOpen` says that this user's same subject has one already. */
export type OpenResult = 'opened' | 'alreadyOpen';

/**
 * Attempts to move money, written down before their requests leave. An intent is open until its
 * outcome is known; a subject (a loan, a credit order) has at most one open intent a user.
 */
export type Journal = {
  /**
   * Writes an intent, and resolves only once it is on disk. Checks and writes in one step, so
   * that of two tabs one wins.
   *
   * @throws ServiceFailure `unexpected` when it cannot be written: then nothing may be sent
   */
  open: (intent: MoneyIntent) => Promise<OpenResult>;
  /**
   * The user's open intents, oldest first.
   *
   * @throws ServiceFailure `unexpected` when the journal cannot be read
   */
  openIntents: (userKey: string) => Promise<MoneyIntent[]>;
  /**
   * Ends an intent whose outcome is known; one that is not there is no error.
   *
   * @throws ServiceFailure `unexpected` when it cannot be written
   */
  close: (attemptId: string) => Promise<void>;
};

/** What an intent is about, for telling whether another is about the same. */
export function subjectOf({ baseline }: MoneyIntent): string {
  const id = baseline.kind === 'applyOrder' ? baseline.creditOrderId : baseline.loanOrderId;
  return `${baseline.kind}:${id}`;
}
