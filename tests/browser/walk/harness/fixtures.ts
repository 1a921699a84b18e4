import type { Page } from '@playwright/test';
import type { MoneyIntent } from '#domain/money.ts';
import type { AuthInfo } from '#domain/account/user.ts';
import type { WireCall } from '#protocol/codec.ts';
import { userKeyOf } from '#services/user-key.ts';
import type { Outcome } from '#machines/walk/service.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import type { Exclusions } from '#tests/model/browser/reasons.ts';
import type { Calls, HeldCall, Reply } from './calls.ts';
import type { PageUi } from './page-ui.ts';

/** The environment of a page, controlled by a walk. */
export type World = {
  page: Page;
  ui: PageUi;
  calls: Calls;
  /** Waits for a call of this method; throws without one. */
  called: (method: string) => Promise<HeldCall>;
  /** The state of a machine of the page, as JSON; null if it does not run. */
  stateOf: (machine: string) => Promise<string | null>;
  /** Moves the page's clock, in milliseconds. */
  pass: (ms: number) => Promise<void>;
  /** Retries until the function succeeds; throws its last error. */
  until: <Held>(holds: () => Promise<Held>) => Promise<Held>;
};

/**
 * Prepared data of a phone: storage by key, journalled attempts, actions that the native app
 * ignores.
 */
export type Arranged = {
  storage?: Record<string, unknown>;
  intents?: readonly MoneyIntent[];
  muted?: string[];
};

/** The start of a flow: an address, prepared data, and actions before it. */
export type Opening = Arranged & { href: string; before?: (world: World) => Promise<void> };

/** A service of the page, as the walk plays it. */
export type Played = {
  /** The calls of its first request. */
  asks: (input: unknown) => readonly WireCall[];
  /** Ends the service with the model's outcome, by answering its calls. */
  end: (world: World, outcome: Outcome, input: unknown) => Promise<void>;
};

/** The fixtures with which a machine's plan is played around the page. */
export type Fixtures = {
  /** The opening of the page, by the name of the model’s start. */
  starts: Record<string, Opening>;
  /** Replies that are sent at once and are no steps, by method: calls of real children. */
  autoReplies?: Record<string, unknown>;
  /** The played services, by source. */
  services: Record<string, Played>;
  /** Prepared data for services that end at once, by source and outcome. */
  ready?: Record<string, Record<string, Arranged>>;
  /** Events without a control, by type. */
  platform?: Record<string, (world: World, event: { type: string }) => Promise<void>>;
  /** The real length of a delay that has a fixed length in the model, in milliseconds. */
  lasts?: (ms: number, context: unknown) => number;
  /** Requests to the native side that wait for an answer. */
  holds?: string[];
  /** False to skip the comparison of the context. */
  comparesContext?: false;
  /** False to skip the comparison of pending calls with running services. */
  comparesCalls?: false;
  /** Maximum number of clock steps for a view to catch up; see the driver. */
  retries?: number;
};

/**
 * The additions to a machine's model for the walk in the browser: `browser.ts` in its folder.
 * `browserWalkOf` derives the rest.
 */
export type BrowserPart = Partial<Fixtures> & { leavesOut?: Exclusions };

/** The borrower of logged-in walks. */
export const juan: AuthInfo = {
  ...credentialsOf('juan'),
  userInfo: {
    userId: 'juan',
    name: '',
    mobile: '+639171234567',
    authInfo: { mobileHash: 'a1b2' },
  },
};

/** The key under which the phone stores juan's records. */
export const juanKey = await userKeyOf(juan.userId);

/** Returns the opening of an address by a logged-in borrower. */
export const opened = (href: string, more: Arranged = {}): Opening => ({
  ...more,
  href,
  storage: { authInfo: juan, ...more.storage },
});

/** Returns an outcome as the server's reply to a single call. */
export const replyOf = (outcome: Outcome): Reply =>
  'output' in outcome ? { data: [outcome.output] } : outcome;

/**
 * Creates a service with one call: its input is the data (none: an empty object), its output the
 * reply.
 */
export const oneCall = (
  method: string,
  dataOf: (input: unknown) => unknown = (input) => input ?? {},
  reply: (outcome: Outcome) => Reply = replyOf,
): Played => ({
  asks: (input) => [{ method, data: dataOf(input) }],
  end: async ({ called }, outcome) => (await called(method)).answer(reply(outcome)),
});
