import { type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import type { Language } from '#domain/language.ts';
import { movesMoney } from '#app/store.ts';
import { type Location, type PageId, pageRow } from '#domain/pages.ts';
import { isFlowId } from '#machines/flows.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { isLogoutAsked } from '#machines/root/layers.ts';
import { flowModels } from '#machines/flow-models.ts';
import type { Model } from '#machines/walk/model.ts';
import { actorOf, requestsNow, machineOnTop, userSamplesOf } from '#tests/model/app/taps.ts';
import { typeAndValues } from '#machines/walk/readable-text.ts';
import type { Page } from '../phone/page.ts';
import type { Event, Gesture } from './gesture-effect.ts';
import { popupGestures, popupOn } from './popups.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the texts under a property name in a machine's context. */
function valuesOf(known: unknown, property: string): string[] {
  const found = new Set<string>();
  function search(value: unknown, depth: number): void {
    if (!isObject(value) || depth > 6) return;
    for (const [name, one] of Object.entries(value)) {
      if (name === property && typeof one === 'string') found.add(one);
      else search(one, depth + 1);
    }
  }
  search(known, 0);
  return [...found];
}

/** Properties whose values in the samples differ from those on the screen. */
const shown = ['loanOrderId', 'couponId', 'ticketId', 'clientId', 'accountNumber', 'hash'] as const;

/**
 * Returns the sample, or if it has a property of `shown`, one event for each value on the screen.
 */
function withShownValues(sample: Event, snapshot: AnyMachineSnapshot): Event[] {
  const property = shown.find((name) => name in sample);
  if (!property) return [sample];
  return valuesOf(snapshot.context, property).map((value) => ({ ...sample, [property]: value }));
}

const restructures = { type: 'operation.requested', kind: 'restructure' };
const oddAmount = { type: 'amount.changed', text: '4500' };
/** Variants of sample events that the models do not have. */
const also: Record<string, readonly Event[]> = {
  'operation.requested': [restructures],
  // The price of this amount is not a whole number of pesos.
  'amount.changed': [oddAmount],
};

/** Sample events that are not used, because the simulated phone has no pictures. */
const never = new Set([
  'pictures.chosen',
  'pictures.changed',
  'picture.retried',
  'picture.removed',
]);

function tapsOn(page: Page): Gesture[] {
  const snapshot = page.snapshot();
  const flow = machineOnTop(snapshot);
  if (flow === null || flow === 'login') return [];
  const now: unknown = actorOf(snapshot, flow)?.getSnapshot();
  if (!isMachineSnapshot(now)) return [];
  const model: Model | null = isFlowId(flow) ? flowModels[flow] : null;
  const samples = userSamplesOf(flow).flatMap((sample) => [sample, ...(also[sample.type] ?? [])]);
  const events = samples
    .filter(({ type }) => !never.has(type))
    .flatMap((sample) => withShownValues(sample, now))
    .filter((event) => now.can(event) && (model?.offers?.(event, now) ?? true));
  const named = new Map(events.map((event) => [`${flow} ${typeAndValues(event)}`, event]));
  return [...named].map(([name, event]) => ({ name, does: () => [{ to: flow, event }] }));
}

/**
 * Replaces the loan order in a sample request by the page's. Null for a help article, and for a
 * loan order if the page has none.
 */
function ofThisPage(request: RootRequest, { query }: Location): RootRequest | null {
  if (request.type !== 'location.requested') return request;
  const { page, query: sample } = request.location;
  if ('questionId' in sample || 'article' in sample) return null;
  if (!('loanOrderId' in sample)) return request;
  const { loanOrderId } = query;
  if (loanOrderId === undefined) return null;
  return { ...request, location: { page, query: { ...sample, loanOrderId } } };
}

const nameOf = (request: RootRequest): string =>
  request.type === 'location.requested'
    ? `goes to ${request.location.page}`
    : typeAndValues(request);

/** Pages to which the screen of a running money action has links. */
const besideMoney: readonly PageId[] = ['home', 'customerCenter'];

function requestsOn(page: Page, location: Location): Gesture[] {
  const snapshot = page.snapshot();
  const showsMoney = movesMoney(snapshot) && machineOnTop(snapshot) === snapshot.context.activeFlow;
  const isHidden = (request: RootRequest) =>
    showsMoney &&
    request.type === 'location.requested' &&
    !besideMoney.includes(request.location.page);
  return requestsNow(snapshot).flatMap((sample) => {
    const request = ofThisPage(sample, location);
    if (!request || isHidden(request) || !snapshot.can(request)) return [];
    return [{ name: nameOf(request), does: () => [{ request }] }];
  });
}

const otherLanguage = (page: Page): Language => (page.app.texts.language() === 'en' ? 'fil' : 'en');

/**
 * Returns the gestures on a page: samples and requests, answers to the app's questions, popups, and
 * the other language. `typing.ts` has those at login and with values to type.
 */
export function gesturesOn(page: Page): Gesture[] {
  const snapshot = page.snapshot();
  const answer = (...types: string[]): Gesture[] =>
    types.map((type) => ({ name: type, does: () => [{ to: 'root', event: { type } }] }));
  if (snapshot.matches({ maintenance: 'shown' })) return answer('maintenance.closed');
  if (isLogoutAsked(snapshot)) return answer('logout.cancelled', 'logout.confirmed');
  const location = page.location();
  if (!location) return [];
  const popup = popupOn(page);
  if (popup) {
    const back: Gesture = { name: 'nav.back', does: () => [{ request: { type: 'nav.back' } }] };
    return [...popupGestures(page, popup), back];
  }
  const language: RootRequest = { type: 'language.chosen', language: otherLanguage(page) };
  const speaks =
    pageRow(location.page).flow === 'profile' || location.page === 'login'
      ? [{ name: 'language.chosen', does: () => [{ request: language }] }]
      : [];
  const read = { type: 'outcome.closed' as const };
  const reads: Gesture[] = snapshot.children.attempts?.getSnapshot().can(read)
    ? [{ name: read.type, does: () => [{ to: 'attempts', event: read }] }]
    : [];
  return [...tapsOn(page), ...requestsOn(page, location), ...speaks, ...reads];
}
