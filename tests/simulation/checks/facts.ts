import type { MoneyKind } from '#domain/money.ts';
import type { Location } from '#domain/pages.ts';
import type { PopupId } from '#tests/model/app/popups.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { DisplayedOutcome } from './displayed-outcome.ts';

/** Something that happens in a world, for the watchers. `page` is the name of the tab. */
export type Fact =
  /** A page was opened, or its process died. */
  | { type: 'opened'; page: string }
  | { type: 'died'; page: string }
  /**
   * A person made a gesture, in the session of `mobile`. `confirms` is the flow in which the
   * gesture confirms a money action; null for any other gesture.
   */
  | {
      type: 'tapped';
      page: string;
      gesture: string;
      mobile: string | null;
      confirms: string | null;
    }
  /** Something else happened to a person, a phone or the server. */
  | { type: 'mishap'; page: string; mishap: string }
  /** A page shows another location, in the session of `mobile`; null without a session. */
  | { type: 'shown'; page: string; location: Location; mobile: string | null }
  /** A popup of home opens on a page, in the session of `mobile`. */
  | { type: 'popup'; page: string; popup: PopupId; mobile: string | null }
  /** A money attempt begins on a page, after the person confirmed it. */
  | { type: 'begun'; page: string; kind: MoneyKind }
  /** A money attempt ended on a page, with any outcome, even if nothing was sent. */
  | { type: 'ended'; page: string }
  /** A session began or ended on a page. */
  | { type: 'session'; page: string; state: 'signedIn' | 'signedOut' }
  /** A request left a phone. */
  | { type: 'left'; phone: string; suffix: string; said: RequestContent }
  /** The server handled a call of a request, or of a copy of it. */
  | { type: 'handled'; suffix: string; call: LoggedCall }
  /** A reply reached a page that still lives. */
  | { type: 'answered'; phone: string; suffix: string }
  /** A phone journalled an attempt. */
  | { type: 'written'; phone: string; suffix: string }
  /** The app showed a person the outcome of an attempt. */
  | { type: 'outcome'; page: string; outcome: DisplayedOutcome }
  /** A page changed a value in its local or session storage. */
  | { type: 'stored'; phone: string; key: string; value: string }
  /** A login to an account on a phone outside of the simulation. */
  | { type: 'loggedIn'; mobile: string; token: string }
  /** Faults of the server: in its tables after a new booking, in a reply, or an error 500. */
  | { type: 'booked'; faults: readonly string[] }
  /** An event that was not a gesture changed a typed value. */
  | { type: 'retyped'; page: string; field: string; by: string }
  /** A machine of a page failed. */
  | { type: 'broke'; page: string; actor: string; error: string }
  /** A law of a machine's model does not hold. */
  | { type: 'unlawful'; page: string; actor: string; law: string };

/** A request as it is sent. `content` must be encrypted; of a form it has the texts only. */
export type RequestContent = { token: string | null; lang: string | null; content: string };

/** Collects the facts of a step. */
export type Facts = {
  add: (fact: Fact) => void;
  /** Returns and removes the facts since the last call, in order. */
  take: () => readonly Fact[];
};

export function createFacts(): Facts {
  let facts: Fact[] = [];
  return {
    add: (fact) => void facts.push(fact),
    take() {
      const taken = facts;
      facts = [];
      return taken;
    },
  };
}

/** Returns the name of an attempt in messages. */
export const named = (suffix: string, kind: MoneyKind): string => `attempt ${suffix} (${kind})`;
