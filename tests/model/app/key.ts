import { type FlowRecords, flowIds, moneyFlowIds } from '#machines/flows.ts';
import { type AnyActorRef, isMachineSnapshot } from 'xstate';
import { readRecords } from '#app/flows/read-records.ts';
import { childrenOf, movesMoney } from '#app/store.ts';
import { type FlowId, hrefOf, type Location } from '#domain/pages.ts';
import { LoginRecord } from '#domain/loans/records.ts';
import type { FlowChildren, RootSnapshot } from '#machines/root/active-flow.ts';
import { mobileOf } from '#machines/login/entries.ts';
import { isLoginRaised, isLogoutAsked } from '#machines/root/layers.ts';
import { selectFlowLocation, selectLayer, selectLocation } from '#machines/root/location.ts';
import { openIntent } from '#machines/root/context.ts';
import { noUser } from '#services/storage/store.ts';
import { walkedFlows } from './app-flows.ts';
import type { Tab } from './tab.ts';

/** Whether a layer is above the flow, or no borrower is logged in. */
export const isLayered = (snapshot: RootSnapshot): boolean =>
  selectLayer(snapshot) !== 'flow' ||
  isLogoutAsked(snapshot) ||
  !snapshot.matches({ maintenance: 'none' }) ||
  !snapshot.matches({ session: 'signedIn' });

const valuesBelow = (actor: AnyActorRef): unknown[][] =>
  childrenOf(actor)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((child) => {
      const snapshot: unknown = child.getSnapshot();
      return isMachineSnapshot(snapshot) ? [[child.id, snapshot.value, ...valuesBelow(child)]] : [];
    });

const flowContextIn = (children: FlowChildren): unknown[] =>
  flowIds.map(<Id extends FlowId>(id: Id) => {
    const running = children[id];
    return running && walkedFlows[id].key(running.getSnapshot());
  });

function loginContextIn({ children }: RootSnapshot): unknown {
  const login = children.login?.getSnapshot().context;
  if (!login) return null;
  const { code, username, password } = login.entries;
  const known = mobileOf(login.entries) !== undefined;
  return [login.mobile !== null, known, [code, username, password].map((text) => text !== '')];
}

const hrefAt = (location: Location | null) => location && hrefOf(location);

const isBetween = ({ value: { location } }: RootSnapshot): boolean =>
  location === 'waitingForSignIn' || (typeof location === 'object' && 'opening' in location);

const recordsOf = (records: FlowRecords): unknown[] =>
  flowIds.map(<Id extends FlowId>(id: Id) => {
    const record = records[id];
    return record && walkedFlows[id].recordKey(record);
  });

/** Drafts affect the next steps only before their flow has read them. */
function draftsIn({ world: { storage } }: Tab, snapshot: RootSnapshot): unknown[] {
  const { lastUserKey } = snapshot.context;
  const login = isLoginRaised(snapshot) ? null : storage.readDraft(noUser, 'login', LoginRecord);
  const isRead = lastUserKey === null || !isBetween(snapshot);
  return [login?.method, isRead ? null : recordsOf(readRecords(storage, lastUserKey))];
}

/** Two states with equal keys count as the same; toasts are ignored. */
export function keyOf(tab: Tab): string {
  const snapshot = tab.store.snapshot();
  const { context } = snapshot;
  const { line, session, location, infoPages, maintenance } = snapshot.value;
  return JSON.stringify([
    [line, session, location, infoPages, maintenance],
    valuesBelow(tab.root),
    flowContextIn(snapshot.children),
    loginContextIn(snapshot),
    [context.lastUserKey, context.credentials?.userId, context.infoPages.map(({ page }) => page)],
    isBetween(snapshot) ? hrefOf(context.requested) : null,
    moneyFlowIds.map((flow) => openIntent(context, flow) !== null),
    hrefAt(selectLocation(snapshot)),
    hrefAt(selectFlowLocation(snapshot)),
    movesMoney(snapshot),
    draftsIn(tab, snapshot),
  ]);
}
