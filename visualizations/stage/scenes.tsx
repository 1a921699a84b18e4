import { type ComponentType, type ReactElement, useMemo } from 'react';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { PageId } from '#domain/pages.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import { selectBorrowLocation } from '#machines/borrow/location.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import type { HomeEvent } from '#machines/home/home.machine.ts';
import { type HomeView, selectHomeView } from '#machines/home/view.ts';
import { selectLoginView } from '#machines/login/view.ts';
import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { selectOrderProgressLocation } from '#machines/order-progress/location.ts';
import { selectRepaymentLocation } from '#machines/repayment/location.ts';
import type { RootRequest } from '#machines/root/root.setup.ts';
import { pageOf } from '#machines/shared/meta.ts';
import { Application } from '#views/borrow/application.tsx';
import { sanitise } from '#services/html/sanitise.ts';
import { borrowPages } from '#views/borrow/pages.ts';
import type { FlowPages } from '#views/flow-pages.ts';
import { orderProgressPages } from '#views/progress/pages.ts';
import { supportPages } from '#views/info/pages.ts';
import { repaymentPages } from '#views/repay/pages.ts';
import { HomeScreen } from '#views/home/home.tsx';
import { LoginScreen } from '#views/login/login.tsx';
import { AgreementScreen } from '#views/info/agreement.tsx';
import { Payment } from '#views/repay/payment.tsx';
import type { ScreenProps } from '#views/screen.ts';

/** What a page on the stage is told of, and whom it tells. */
export type SceneProps = {
  snapshot: AnyMachineSnapshot;
  send: (event: { type: string }) => void;
  request: (request: RootRequest) => void;
};

/** How the snapshots of one machine are shown. */
export type Scene = {
  /** The page that a snapshot shows; null where it shows none: the flow is over. */
  page(snapshot: AnyMachineSnapshot): PageId | null;
  draw(props: SceneProps): ReactElement | null;
};

/** Loads the screens of a flow. */
async function sceneOf<Snapshot, View, Event extends { type: string }, Page extends PageId>(
  page: (snapshot: Snapshot) => PageId | null,
  { selector, screens }: Omit<FlowPages<Snapshot, View, Event, Page>, 'texts'>,
) {
  type Loads = () => Promise<ComponentType<ScreenProps<View, Event>>>;
  const select = await selector();
  const loaded = new Map(
    await Promise.all(
      Object.entries<Loads>(screens).map(async ([id, load]) => [id, await load()] as const),
    ),
  );
  return {
    page,
    draw({ snapshot, send, request }: Omit<SceneProps, 'snapshot'> & { snapshot: Snapshot }) {
      const shown = page(snapshot);
      const Screen = shown && loaded.get(shown);
      return Screen ? (
        <Screen key={shown} view={select(snapshot)} send={send} request={request} />
      ) : null;
    },
  };
}

/** The page that a machine's states name; none once it is over. */
const namedPage = (snapshot: Parameters<typeof pageOf>[0] & { status: string }) =>
  snapshot.status === 'active' ? (pageOf(snapshot) ?? null) : null;

/** Home alone knows no name: that is the root's. */
function NamelessHome(props: ScreenProps<HomeView, HomeEvent>) {
  return <HomeScreen {...props} name="" />;
}

function useSafe(html: string | null) {
  return useMemo(() => (html === null ? null : sanitise(html)), [html]);
}

function OfferedAgreement({ view, request }: ScreenProps<BorrowView, BorrowEvent>) {
  return (
    <AgreementScreen
      html={useSafe(view.agreement?.html ?? null)}
      absent={false}
      request={request}
    />
  );
}

function KeptAgreement({
  view: { html, absent },
  request,
}: ScreenProps<ReturnType<typeof selectAgreementView>, never>) {
  return <AgreementScreen html={useSafe(html)} absent={absent} request={request} />;
}

type MoneySnapshot = SnapshotFrom<typeof moneyActionMachine>;

/** Money is shown by the page of what it is for. */
function moneyPage({ status, context: { request, intent } }: MoneySnapshot): PageId | null {
  if (status !== 'active') return null;
  return (request ?? intent?.baseline)?.kind === 'repaymentConfirm' ? 'repay' : 'confirm';
}

/** Money alone knows no loan: what it is for is its parent's. */
const selectMoney = (snapshot: MoneySnapshot) => ({
  money: selectMoneyView(snapshot),
  disclosure: null,
  payNow: 0,
});

/** How each machine with screens of its own is shown, by the machine's id; the root is apart. */
export async function loadScenes() {
  return {
    login: await sceneOf(namedPage, {
      selector: async () => selectLoginView,
      screens: { login: async () => LoginScreen },
    }),
    home: await sceneOf(namedPage, {
      selector: async () => selectHomeView,
      screens: { home: async () => NamelessHome },
    }),
    borrow: await sceneOf((snapshot) => selectBorrowLocation(snapshot)?.page ?? null, {
      ...borrowPages,
      screens: { ...borrowPages.screens, agreement: async () => OfferedAgreement },
    }),
    orderProgress: await sceneOf(
      (snapshot) => selectOrderProgressLocation(snapshot)?.page ?? null,
      orderProgressPages,
    ),
    repayment: await sceneOf(
      (snapshot) => selectRepaymentLocation(snapshot)?.page ?? null,
      repaymentPages,
    ),
    moneyAction: await sceneOf(moneyPage, {
      selector: async () => selectMoney,
      screens: { confirm: async () => Application, repay: async () => Payment },
    }),
    support: await sceneOf(namedPage, supportPages),
    agreement: await sceneOf(namedPage, {
      selector: async () => selectAgreementView,
      screens: { agreement: async () => KeptAgreement },
    }),
  } satisfies Record<string, Scene>;
}

export type Scenes = Awaited<ReturnType<typeof loadScenes>>;
