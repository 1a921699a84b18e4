import type { AnyActorRef } from 'xstate';
import { isMachineSnapshot } from 'xstate';
import type { FlowId, PageId } from '#domain/pages.ts';
import { pageRow } from '#domain/pages.ts';
import { isFlowId } from '#machines/flows.ts';
import { selectHelpCentreView } from '#machines/help-centre/view.ts';
import type { LoginEvent } from '#machines/login/login.setup.ts';
import { selectLoginView } from '#machines/login/view.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLocation } from '#machines/root/location.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { type Link, type Model, samplesOf } from '#machines/walk/model.ts';
import { flowModels } from '#machines/flow-models.ts';
import { attemptsModel } from '#machines/attempts/model.ts';
import { helpCentreModel } from '#machines/help-centre/model.ts';
import { popupAbove, type PopupId, popupModels } from './popups.ts';

export type Tap = {
  flow: FlowId | 'login' | 'helpCentre' | 'attempts' | PopupId;
  event: { type: string };
};

/** The root's notices to a flow; all other events are the borrower's. */
const rootNotices: Record<FlowEvent['type'], true> = {
  'nav.back': true,
  'nav.forward': true,
  'page.refreshed': true,
  'page.shown': true,
  'connection.restored': true,
  'session.renewed': true,
};

const isPopup = (flow: Tap['flow']): flow is PopupId => flow in popupModels;

const others = { helpCentre: helpCentreModel, attempts: attemptsModel, ...popupModels };

/** The events in the model's samples, without the root's notices. */
export function userSamplesOf(flow: Exclude<Tap['flow'], 'login'>): { type: string }[] {
  const model: Model = isFlowId(flow) ? flowModels[flow] : others[flow];
  return samplesOf(model).filter((event) => !(event.type in rootNotices));
}

export const passwordLogin: LoginEvent[] = [
  { type: 'method.chosen', method: 'password' },
  { type: 'entry.changed', field: 'username', value: 'juan' },
  { type: 'entry.changed', field: 'password', value: 'correct horse' },
  { type: 'login.submitted' },
];

function loginTaps({ children: { login } }: RootSnapshot): LoginEvent[] {
  if (!login) return [];
  const { method, entries, codeFor } = selectLoginView(login.getSnapshot());
  const typed = (field: keyof typeof entries, value: string): LoginEvent[] =>
    entries[field] === value ? [] : [{ type: 'entry.changed', field, value }];
  const fields =
    method === 'sms'
      ? [codeFor === null ? typed('mobile', '9171234567') : typed('code', '123456')]
      : [typed('username', 'juan'), typed('password', 'correct horse')];
  return [
    ...(fields.find((field) => field.length > 0) ?? []),
    { type: 'method.chosen', method: method === 'sms' ? 'password' : 'sms' },
    { type: 'code.requested' },
    { type: 'mobile.reopened' },
    { type: 'login.submitted' },
  ];
}

export function actorOf({ children }: RootSnapshot, flow: Tap['flow']): AnyActorRef | undefined {
  return isPopup(flow) ? children.popups?.getSnapshot().children[flow] : children[flow];
}

/** Null between pages, and for info pages other than the help centre's. */
export function machineOnTop(
  snapshot: RootSnapshot,
): Exclude<Tap['flow'], 'attempts' | PopupId> | null {
  const location = selectLocation(snapshot);
  if (!location) return null;
  const owner = pageRow(location.page).flow;
  if (['customerCenter', 'article'].includes(location.page)) return 'helpCentre';
  return owner === 'info' ? null : owner;
}

export function tapsNow(snapshot: RootSnapshot): Tap[] {
  const top = machineOnTop(snapshot);
  const flow = top === 'home' ? (popupAbove(snapshot) ?? top) : top;
  if (flow === null) return [];
  const now: unknown = actorOf(snapshot, flow)?.getSnapshot();
  if (!isMachineSnapshot(now)) return [];
  if (flow === 'login') {
    const taps = loginTaps(snapshot).filter((event) => now.can(event));
    return taps.map((event) => ({ flow, event }));
  }
  return userSamplesOf(flow)
    .filter((event) => now.can(event))
    .map((event) => ({ flow, event }));
}

const requestOf = (link: Link): RootRequest => {
  if (link === 'login' || link === 'logout') return { type: `${link}.requested` };
  const location = typeof link === 'string' ? { page: link, query: {} } : link;
  return { type: 'location.requested', location };
};

const withoutBack: readonly PageId[] = ['home', 'login', 'accountDeleted', 'error'];

const linksOutsideFlows: Partial<Record<PageId, readonly Link[]>> = {
  accountDeleted: ['home'],
  login: ['service', 'privacy'],
  customerCenter: [{ page: 'article', query: { questionId: 'late' } }, 'ticketForm', 'ticketList'],
  article: ['customerCenter', { page: 'ticketForm', query: { article: 'late' } }, 'login'],
  error: ['home'],
};

const links = new Map<string, readonly Link[]>(
  [linksOutsideFlows, ...Object.values(flowModels).map((model) => model.links ?? {})].flatMap(
    (ofPages) => Object.entries(ofPages),
  ),
);

function offersLogin({ children: { helpCentre } }: RootSnapshot): boolean {
  if (!helpCentre) return false;
  const { article, signedIn } = selectHelpCentreView(helpCentre.getSnapshot());
  return article !== null && !signedIn;
}

export function requestsNow(snapshot: RootSnapshot): readonly RootRequest[] {
  const location = selectLocation(snapshot);
  if (!location) return [];
  const { page } = location;
  const back: RootRequest[] = withoutBack.includes(page) ? [] : [{ type: 'nav.back' }];
  const asks = [...back, ...(links.get(page) ?? []).map(requestOf)];
  return page === 'article' && !offersLogin(snapshot)
    ? asks.filter(({ type }) => type !== 'login.requested')
    : asks;
}
