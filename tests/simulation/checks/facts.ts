import type { MoneyKind } from '#domain/money.ts';
import type { Location } from '#domain/pages.ts';
import type { PopupId } from '../people/popups.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Told } from './told.ts';

/** What happens in a world, as checks are told of it. `page`: which tab's, by its name. */
export type Fact =
  /** A page was opened, or its process died. */
  | { type: 'opened'; page: string }
  | { type: 'died'; page: string }
  /**
   * A person made a gesture, on the account of a mobile; `confirms` where it is for good, with the flow
   * that it is in.
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
  /** A page shows another location, on the account of a mobile; null where nobody is logged in. */
  | { type: 'shown'; page: string; location: Location; mobile: string | null }
  /** A popup of home comes up on a page, on the account of a mobile. */
  | { type: 'popup'; page: string; popup: PopupId; mobile: string | null }
  /** An attempt at money begins on a page: a person confirmed, and it is under way. */
  | { type: 'begun'; page: string; kind: MoneyKind }
  /** … and ended on that page, with whatever outcome, also where nothing could be sent. */
  | { type: 'ended'; page: string }
  /** Somebody is logged in on a page now, or nobody any more. */
  | { type: 'session'; page: string; state: 'signedIn' | 'signedOut' }
  /** A request left a phone. */
  | { type: 'left'; phone: string; suffix: string; said: Said }
  /** The server handled a call of a request: a copy of one, too. */
  | { type: 'handled'; suffix: string; call: LoggedCall }
  /** A reply reached a page that still lives. */
  | { type: 'answered'; phone: string; suffix: string }
  /** An attempt was written down on a phone, or closed. */
  | { type: 'written'; phone: string; suffix: string }
  /** A person was told what became of an attempt. */
  | { type: 'told'; page: string; told: Told }
  /** A page wrote something into the phone's storage. */
  | { type: 'stored'; phone: string; key: string; value: string }
  /** An account was logged in to on a phone that nobody plays. */
  | { type: 'loggedIn'; mobile: string; token: string }
  /** The lender's tables were looked at after something was added to them: what is wrong. */
  | { type: 'booked'; faults: readonly string[] }
  /** Something else than a hand changed what a person had typed. */
  | { type: 'retyped'; page: string; field: string; by: string }
  /** An actor of a page broke. */
  | { type: 'broke'; page: string; actor: string; error: string }
  /** A law of a machine's model does not hold. */
  | { type: 'unlawful'; page: string; actor: string; law: string };

/** What anybody on the line sees of a request. */
export type Said = { token: string | null; lang: string | null; content: string };

/** The facts of a step, until somebody takes them. */
export type Facts = {
  add: (fact: Fact) => void;
  /** What happened since the last time, in order. */
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

/** An effect or an attempt of a kind, as sentences name it. */
export const named = (suffix: string, kind: MoneyKind): string => `attempt ${suffix} (${kind})`;
