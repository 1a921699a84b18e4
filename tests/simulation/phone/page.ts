import type { AnyActorRef, InspectionEvent } from 'xstate';
import { isMachineSnapshot } from 'xstate';
import type { App } from '#app/app-context.ts';
import { company } from '#app/company.ts';
import { createServices } from '#app/services.ts';
import { startApp } from '#app/start-app.ts';
import { childrenOf, movesMoney } from '#app/store.ts';
import { defaultLanguage } from '#domain/language.ts';
import type { Location } from '#domain/pages.ts';
import { startTexts } from '#i18n/i18n.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLocation } from '#machines/root/location.ts';
import { required } from '#machines/shared/required.ts';
import { type Frame, frames } from '../world/frame.ts';
import { createDocument, createHost, type PageDocument, type Surroundings } from './host.ts';
import { createPageJournal } from './journal.ts';
import type { Phone, Tab } from './phone.ts';

export type Page = {
  document: PageDocument;
  window: EventTarget;
  app: App;
  root: AnyActorRef;
  restartAsked: () => boolean;
  snapshot: () => RootSnapshot;
  location: () => Location | null;
  movesMoney: () => boolean;
  within: <T>(work: () => T) => T;
  /** Stops the page: none of its code runs afterwards. */
  die: () => void;
};

export type Inspect = (event: InspectionEvent) => void;

export function statesBelow(actor: AnyActorRef): unknown[] {
  const byName = childrenOf(actor).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return byName.flatMap((child) => {
    const snapshot: unknown = child.getSnapshot();
    return isMachineSnapshot(snapshot) ? [[child.id, snapshot.value, statesBelow(child)]] : [];
  });
}

/** Receives the root actor before it starts, like the frame of the simulated phone. */
const rootObserver = (shown: (root: AnyActorRef) => void) => ({
  dispatchEvent(event: Event): boolean {
    const root: unknown = event instanceof CustomEvent ? event.detail : null;
    if (isActor(root)) shown(root);
    return true;
  },
});
const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'system' in value;

/** Runs the app's real code on a simulated window. */
export async function openPage(
  surroundings: Surroundings,
  phone: Phone,
  tab: Tab,
  inspect: Inspect,
): Promise<Page> {
  const { scheduler, luck, facts } = surroundings;
  const frame: Frame = { alive: true, openedAt: scheduler.now(), skew: () => phone.skew };
  const document = createDocument();
  const window = new EventTarget();
  let restartRequested = false;
  const started: { root?: AnyActorRef; moves?: () => boolean } = {};

  const app = await frames.run(frame, async () => {
    const restart = () => {
      restartRequested = true;
    };
    const host = createHost(surroundings, phone, tab, {
      frame,
      document,
      window,
      movesMoney: () => started.moves?.() ?? false,
      restart,
    });
    const shown = (actor: AnyActorRef) => {
      started.root = actor;
      actor.system.inspect(inspect);
      // The status of the root shows an error, so the error is not reported twice.
      actor.subscribe({ error() {} });
    };
    Object.assign(host, { frameElement: rootObserver(shown) });
    const services = {
      ...createServices(host),
      openJournal: async () =>
        createPageJournal(phone.disk, {
          scheduler,
          luck,
          name: phone.name,
          alive: () => frame.alive,
          written: (suffix) => facts.add({ type: 'written', phone: phone.name, suffix }),
        }),
    };
    const texts = await startTexts(services.storage.read('language') ?? defaultLanguage, company);
    const running = startApp(host, services, texts);
    started.moves = () => movesMoney(running.store.snapshot());
    phone.windows.set(window, frame);
    attachHistory(running, tab);
    followPages(running);
    return running;
  });

  const within = <T>(work: () => T): T => frames.run(frame, work);
  return {
    document,
    window,
    app,
    root: required(started.root, 'root actor'),
    restartAsked: () => restartRequested,
    snapshot: app.store.snapshot,
    location: () => selectLocation(app.store.snapshot()),
    movesMoney: () => movesMoney(app.store.snapshot()),
    within,
    die() {
      frame.alive = false;
      phone.windows.delete(window);
    },
  };
}

/** Attaches the history, as React's router does. */
function attachHistory({ history }: App, { browser }: Tab): void {
  const attach = () => {
    if (history.writer.get()) history.attach((href, options) => browser.navigate(href, options));
  };
  history.writer.subscribe(attach);
  attach();
}

/** Reports each shown page to the app, as React does after rendering. */
function followPages({ store, rendered }: App): void {
  let shown: string | null = null;
  const look = () => {
    const page = selectLocation(store.snapshot())?.page ?? null;
    if (page === null || page === shown) return;
    shown = page;
    rendered(page);
  };
  store.subscribe(look);
  look();
}
