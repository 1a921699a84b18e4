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

export type World = {
  page: Page;
  ui: PageUi;
  calls: Calls;
  /** Waits for a call of this method; throws without one. */
  called: (method: string) => Promise<HeldCall>;
  /** The machine's state as JSON; null if the machine does not run. */
  stateOf: (machine: string) => Promise<string | null>;
  /** Moves the page's clock, in milliseconds. */
  pass: (ms: number) => Promise<void>;
  /** Retries until the function succeeds; throws its last error. */
  until: <Held>(holds: () => Promise<Held>) => Promise<Held>;
};

/** `intents` are journalled attempts, `muted` the actions that the native app does not have. */
export type Arranged = {
  storage?: Record<string, unknown>;
  intents?: readonly MoneyIntent[];
  muted?: string[];
};

export type Opening = Arranged & { href: string; before?: (world: World) => Promise<void> };

export type Played = {
  /** The calls of the service's first request. */
  asks: (input: unknown) => readonly WireCall[];
  end: (world: World, outcome: Outcome, input: unknown) => Promise<void>;
};

export type Fixtures = {
  /** Openings by the name of the model’s start. */
  starts: Record<string, Opening>;
  /** Replies that are sent at once and are no steps, by method. */
  autoReplies?: Record<string, unknown>;
  /** Services by their source. */
  services: Record<string, Played>;
  /** Prepared data for services that end at once, by source and outcome. */
  ready?: Record<string, Record<string, Arranged>>;
  /** Events without a control, by type. */
  platform?: Record<string, (world: World, event: { type: string }) => Promise<void>>;
  /** The real length of a delay that has a fixed length in the model, in milliseconds. */
  lasts?: (ms: number, context: unknown) => number;
  /** Requests to the native side that wait for an answer. */
  holds?: string[];
  /** Skips the comparison of the context. */
  comparesContext?: false;
  /** Skips the comparison of pending calls with running services. */
  comparesCalls?: false;
  /** Maximum number of clock steps while an assertion waits for the page; 5 by default. */
  retries?: number;
};

/** A machine's `browser.ts`. `browserWalkOf` derives the rest from the model. */
export type BrowserPart = Partial<Fixtures> & { leavesOut?: Exclusions };

export const juan: AuthInfo = {
  ...credentialsOf('juan'),
  userInfo: {
    userId: 'juan',
    name: '',
    mobile: '+639171234567',
    authInfo: { mobileHash: 'a1b2' },
  },
};

export const juanKey = await userKeyOf(juan.userId);

/** Describes how a logged-in borrower opens an address. */
export const opened = (href: string, more: Arranged = {}): Opening => ({
  ...more,
  href,
  storage: { authInfo: juan, ...more.storage },
});

export const replyOf = (outcome: Outcome): Reply =>
  'output' in outcome ? { data: [outcome.output] } : outcome;

/** Creates a service with one call, whose data is by default the service's input. */
export const oneCall = (
  method: string,
  dataOf: (input: unknown) => unknown = (input) => input ?? {},
  reply: (outcome: Outcome) => Reply = replyOf,
): Played => ({
  asks: (input) => [{ method, data: dataOf(input) }],
  end: async ({ called }, outcome) => (await called(method)).answer(reply(outcome)),
});
