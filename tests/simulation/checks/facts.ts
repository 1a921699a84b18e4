import type { MoneyKind } from '#domain/money.ts';
import type { Location } from '#domain/pages.ts';
import type { PopupId } from '#tests/model/app/popups.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { DisplayedOutcome } from './displayed-outcome.ts';

/** `page` is the name of the tab. */
export type Fact =
  | { type: 'opened'; page: string }
  | { type: 'died'; page: string }
  /** `confirms` is the flow whose money action the gesture confirms; null for another gesture. */
  | {
      type: 'tapped';
      page: string;
      gesture: string;
      mobile: string | null;
      confirms: string | null;
    }
  | { type: 'mishap'; page: string; mishap: string }
  | { type: 'shown'; page: string; location: Location; mobile: string | null }
  | { type: 'popup'; page: string; popup: PopupId; mobile: string | null }
  | { type: 'begun'; page: string; kind: MoneyKind }
  /** A money attempt ended with any outcome, even if nothing was sent. */
  | { type: 'ended'; page: string }
  | { type: 'session'; page: string; state: 'signedIn' | 'signedOut' }
  | { type: 'left'; phone: string; suffix: string; request: RequestContent }
  /** The server handled a call of a request, or of a copy of it. */
  | { type: 'handled'; suffix: string; call: LoggedCall }
  | { type: 'answered'; phone: string; suffix: string }
  | { type: 'written'; phone: string; suffix: string }
  | { type: 'outcome'; page: string; outcome: DisplayedOutcome }
  | { type: 'stored'; phone: string; key: string; value: string }
  /** A login to an account on a phone outside of the simulation. */
  | { type: 'loggedIn'; mobile: string; token: string }
  /** Faults of the server; empty after a correct booking. */
  | { type: 'booked'; faults: readonly string[] }
  | { type: 'retyped'; page: string; field: string; by: string }
  | { type: 'broke'; page: string; actor: string; error: string }
  | { type: 'unlawful'; page: string; actor: string; law: string };

/** A request as it is sent. `content` of a form has the texts only. */
export type RequestContent = { token: string | null; lang: string | null; content: string };

export type Facts = {
  add: (fact: Fact) => void;
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

export const named = (suffix: string, kind: MoneyKind): string => `attempt ${suffix} (${kind})`;
