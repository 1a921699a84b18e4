import type { Page } from '@playwright/test';
import type { MoneyIntent } from '#domain/money.ts';
import type { AuthInfo } from '#domain/user.ts';
import type { WireCall } from '#protocol/codec.ts';
import { userKeyOf } from '#services/user-key.ts';
import type { Outcome } from '#machines/walk/service.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import type { Calls, HeldCall, Reply } from './calls.ts';
import type { PageUi } from './page-ui.ts';

/** The world around a page, in the hands of a walk. */
export type World = {
  page: Page;
  ui: PageUi;
  calls: Calls;
  /** Waits for a call of this method; throws where none comes. */
  called: (method: string) => Promise<HeldCall>;
  /** The state of a machine of the page, as JSON; null where it does not run. */
  stateOf: (machine: string) => Promise<string | null>;
  /** Lets time of the page pass, in milliseconds. */
  pass: (ms: number) => Promise<void>;
  /** Looks again and again until it holds; throws what it threw last. */
  until: <Held>(holds: () => Promise<Held>) => Promise<Held>;
};

/** What lies ready in a phone: storage by key, journalled attempts, what the native app won't do. */
export type Arranged = {
  storage?: Record<string, unknown>;
  intents?: readonly MoneyIntent[];
  muted?: string[];
};

/** How a flow is started: an address, what lies ready in the phone, and what happens before it. */
export type Opening = Arranged & { href: string; before?: (world: World) => Promise<void> };

/** A service that the page runs, as it is played from outside. */
export type Played = {
  /** The calls with which it begins, in one request. */
  asks: (input: unknown) => readonly WireCall[];
  /** Ends it as the model says, by answering its calls. */
  end: (world: World, outcome: Outcome, input: unknown) => Promise<void>;
};

/** How a machine's plan is played around the page: its fixtures. */
export type Fixtures = {
  /** The starts of its model. */
  starts: Record<string, Opening>;
  /** What is answered at once and is nobody's step, by method: calls of real children. */
  autoReplies?: Record<string, unknown>;
  /** The services that are played, by source. */
  services: Record<string, Played>;
  /** What must lie ready for services that end at once, by source and outcome. */
  ready?: Record<string, Record<string, Arranged>>;
  /** Events that no control makes, by type. */
  platform?: Record<string, (world: World, event: { type: string }) => Promise<void>>;
  /** How long a delay really is that the model holds at one length, in milliseconds. */
  lasts?: (ms: number, context: unknown) => number;
  /** Questions to the native side that wait for an answer. */
  holds?: string[];
  /** Whether the context is the plan's, but for what only a real page knows. */
  comparesContext?: false;
  /** Whether the calls that wait are those of the services that run. */
  comparesCalls?: false;
  /** How often a view may need a moment more than its machine; see the driver. */
  retries?: number;
};

/** Who is logged in where somebody is. */
export const juan: AuthInfo = {
  ...credentialsOf('juan'),
  userInfo: {
    userId: 'juan',
    name: '',
    mobile: '+639171234567',
    authInfo: { mobileHash: 'a1b2' },
  },
};

/** By what the phone tells juan's records from another's. */
export const juanKey = await userKeyOf(juan.userId);

/** An address that somebody opens who is logged in. */
export const opened = (href: string, more: Arranged = {}): Opening => ({
  ...more,
  href,
  storage: { authInfo: juan, ...more.storage },
});

/** An outcome as the server's reply to a single call. */
export const replyOf = (outcome: Outcome): Reply =>
  'output' in outcome ? { data: [outcome.output] } : outcome;

/** A service that is one call: its input is the data, its output the reply. */
export const oneCall = (
  method: string,
  dataOf: (input: unknown) => unknown = (input) => input,
  reply: (outcome: Outcome) => Reply = replyOf,
): Played => ({
  asks: (input) => [{ method, data: dataOf(input) }],
  end: async ({ called }, outcome) => (await called(method)).answer(reply(outcome)),
});
