import { codes } from '#domain/codes.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import { pageIds, pageRow } from '#domain/pages.ts';
import { isMethod } from '#tests/methods.ts';
import type { Fact } from '../checks/facts.ts';
import type { DisplayedOutcome } from '../checks/displayed-outcome.ts';

export type Phrase = (fact: Fact) => boolean;

const isFact =
  (type: DisplayedOutcome['type']): Phrase =>
  (fact) =>
    fact.type === 'outcome' && fact.outcome.type === type;

const isMoneyCall = (fact: Fact): boolean =>
  fact.type === 'handled' && isMoneyKind(fact.call.method);

const plain: Record<string, Phrase> = {
  'the app is opened': ({ type }) => type === 'opened',
  'the app dies': ({ type }) => type === 'died',
  'a page is shown': ({ type }) => type === 'shown',
  'a page that needs login is shown': (fact) =>
    fact.type === 'shown' && pageRow(fact.location.page).needsLogin,
  'a page without login is shown': (fact) =>
    fact.type === 'shown' && !pageRow(fact.location.page).needsLogin,
  'the money attempt ends': ({ type }) => type === 'ended',
  'a money attempt begins': ({ type }) => type === 'begun',
  'the app shows that it is done': isFact('done'),
  'the app shows that it was refused': isFact('refused'),
  'the app shows that it was not sent': isFact('notSent'),
  'the app shows that it was not taken': isFact('notTaken'),
  'a borrower is logged in': (fact) => fact.type === 'session' && fact.state === 'signedIn',
  'a borrower is logged out': (fact) => fact.type === 'session' && fact.state === 'signedOut',
  'a popup appears': ({ type }) => type === 'popup',
  'the reoffer popup appears': (fact) => fact.type === 'popup' && fact.popup === 'reoffer',
  'the coupon popup appears': (fact) => fact.type === 'popup' && fact.popup === 'couponPopup',
  'the rating popup appears': (fact) => fact.type === 'popup' && fact.popup === 'rating',
  'it is stored in the journal': ({ type }) => type === 'written',
  'it reaches the server': isMoneyCall,
  'it is accepted': (fact) =>
    fact.type === 'handled' && isMoneyCall(fact) && fact.call.code === codes.success,
};

const begun = /^(\w+) is begun$/;
const shown = /^(\w+) is shown$/;
const reaches = /^(\w+) reaches the server$/;
const accepted = /^(\w+) is accepted$/;

/** @throws for an unknown phrase */
export function phraseOf(words: string): Phrase {
  const own = plain[words];
  if (own) return own;
  const [, kind] = begun.exec(words) ?? [];
  if (kind && isMoneyKind(kind)) return (fact) => fact.type === 'begun' && fact.kind === kind;
  const [, page] = shown.exec(words) ?? [];
  if (page && pageIds.some((id) => id === page)) {
    return (fact) => fact.type === 'shown' && fact.location.page === page;
  }
  const [, method] = reaches.exec(words) ?? [];
  if (method && isMethod(method)) {
    return (fact) => fact.type === 'handled' && fact.call.method === method;
  }
  const [, taken] = accepted.exec(words) ?? [];
  if (taken && isMethod(taken)) {
    return (fact) =>
      fact.type === 'handled' && fact.call.method === taken && fact.call.code === codes.success;
  }
  throw new Error(`No phrase: ${words}`);
}
