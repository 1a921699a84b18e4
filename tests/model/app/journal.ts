import {
  type MoneyIntent,
  type MoneyRequest,
  subjectOfIntent,
  subjectOfRequest,
} from '#domain/money.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';

/** The journal of money in memory, and what left for the server. */
export type Journal = {
  openIntents: (userKey: string) => MoneyIntent[];
  /** The open attempt at a request's subject. */
  openAt: (userKey: string, request: MoneyRequest) => MoneyIntent | undefined;
  /** An attempt made ready; nothing is written yet. */
  ready: (userKey: string, request: MoneyRequest) => MoneyIntent;
  /** Money leaves under an intent, which is written down by then. */
  send: (intent: MoneyIntent) => void;
  close: (intent: MoneyIntent) => void;
  /** The page was told to close it, and the disk failed to: this page shows it as open no more. */
  hide: (intent: MoneyIntent) => void;
  /** Another page begins: what the one before hid is open again. */
  reload: () => void;
  /** Hears of each change; returns how to stop. */
  onChange: (listener: () => void) => () => void;
  /** What must never be: an attempt sent twice, or sent while another at its subject is open. */
  doubled: () => string[];
  /** How many attempts were sent. */
  sent: () => number;
  /** Only these are open, and nothing was sent. */
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
        throw new Error(`the world knows nothing of ${subjectOfRequest(request)}`);
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
    sent: () => sent.length,
    reset(found) {
      open = [...found];
      sent = [];
      doubled = [];
      attempts = 0;
      hidden.clear();
    },
  };
}
