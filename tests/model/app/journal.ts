import {
  type MoneyIntent,
  type MoneyRequest,
  subjectOfIntent,
  subjectOfRequest,
} from '#domain/money.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';

export type Journal = {
  openIntents: (userKey: string) => MoneyIntent[];
  openAt: (userKey: string, request: MoneyRequest) => MoneyIntent | undefined;
  /** Prepares an attempt without writing it. */
  ready: (userKey: string, request: MoneyRequest) => MoneyIntent;
  send: (intent: MoneyIntent) => void;
  close: (intent: MoneyIntent) => void;
  /** Hides an attempt that could not be closed on the disk; `reload` shows it again. */
  hide: (intent: MoneyIntent) => void;
  /** A new page starts: hidden attempts are open again. */
  reload: () => void;
  onChange: (listener: () => void) => () => void;
  /** Attempts that were sent twice, or while another on the same subject was open. */
  doubled: () => string[];
  /** Opens only these attempts, and clears the sent ones. */
  reset: (found: readonly MoneyIntent[]) => void;
};

export function createJournal(): Journal {
  let open: MoneyIntent[] = [];
  let sent: string[] = [];
  let doubled: string[] = [];
  let attempts = 0;
  const hidden = new Set<string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const subject = (intent: MoneyIntent) => `${intent.userKey}/${subjectOfIntent(intent)}`;

  return {
    openIntents: (userKey) =>
      open.filter((intent) => intent.userKey === userKey && !hidden.has(intent.attemptId)),
    openAt: (userKey, request) =>
      open.find((intent) => subject(intent) === `${userKey}/${subjectOfRequest(request)}`),
    ready(userKey, request) {
      attempts += 1;
      const { emptyBaseline: baseline } = kindFixtures[request.kind];
      if (subjectOfIntent({ baseline }) !== subjectOfRequest(request)) {
        throw new Error(`no baseline is prepared for ${subjectOfRequest(request)}`);
      }
      return {
        attemptId: `sent-${attempts}`,
        userKey,
        suffix: 'abcdefghij',
        t: 1_700_000_000_000,
        baseline,
        previousAttemptId: null,
      };
    },
    send(intent) {
      if (sent.includes(intent.attemptId)) doubled.push(`${intent.attemptId} was sent twice`);
      if (open.some((other) => subject(other) === subject(intent))) {
        doubled.push(`${intent.attemptId} was sent while another was open`);
      }
      sent.push(intent.attemptId);
      open.push(intent);
      changed();
    },
    close(intent) {
      const at = open.findIndex(({ attemptId }) => attemptId === intent.attemptId);
      if (at >= 0) open.splice(at, 1);
      changed();
    },
    hide(intent) {
      hidden.add(intent.attemptId);
      changed();
    },
    reload: () => hidden.clear(),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    doubled: () => doubled,
    reset(found) {
      open = [...found];
      sent = [];
      doubled = [];
      attempts = 0;
      hidden.clear();
    },
  };
}
