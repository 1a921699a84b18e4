import type { ContextFrom, SnapshotFrom } from 'xstate';
import type { FlowId } from '#domain/pages.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { flowIds } from '#machines/flows.ts';
import type { rootMachine } from '#machines/root/root.machine.ts';
import { openIntent } from '#machines/root/context.ts';
import { isLoginRaised, topInfoPage } from '#machines/root/layers.ts';
import { byPlatform, type FlowScreens, transient } from '#tests/model/screens/screens.ts';
import { type Ui, Unoffered } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof rootMachine>;
type Value = SnapshotFrom<typeof rootMachine>['value'];

const covered = { reads: 'common:loading' } as const;

const isOnTop = (context: Context, value: Value) =>
  !isLoginRaised({ value }) && !topInfoPage({ value, context });

const flow =
  (title: (ui: Ui, context: Context) => string) =>
  async (ui: Ui, context: Context, value: Value) => {
    if (isOnTop(context, value)) await ui.title(title(ui, context));
  };

type MoneyFlow = (typeof moneyFlows)[keyof typeof moneyFlows];
const isMoneyFlow = (id: FlowId): id is MoneyFlow => Object.values<FlowId>(moneyFlows).includes(id);

/** Titles that flows show in their first state in place of the page's title. */
const firstTitles: { [Id in FlowId]?: (ui: Ui) => string } = {
  home: (ui) => ui.t('home:titlePlain'),
  orderProgress: (ui) => ui.t('title:application'),
};

const shownFlow = (id: FlowId) =>
  flow((ui, context) => {
    if (isMoneyFlow(id) && openIntent(context, id)) return ui.t('common:money.checking');
    return firstTitles[id]?.(ui) ?? ui.t(`title:${context.requested.page}`);
  });

type InFlow = { [Id in FlowId as `location.inFlow.${Id}`]: ReturnType<typeof shownFlow> };

const isInFlow = (shows: object): shows is InFlow =>
  flowIds.every((id) => `location.inFlow.${id}` in shows);

function inFlowShows(): InFlow {
  const shows = Object.fromEntries(flowIds.map((id) => [`location.inFlow.${id}`, shownFlow(id)]));
  if (!isInFlow(shows)) throw new Error('a flow is missing');
  return shows;
}

const noPopup = {
  lacks: ['popups:reoffer.title', 'popups:coupon.title', 'popups:rating.title'],
} as const;
const noNews = { lacks: 'attempts:close' } as const;
const noMaintenance = { lacks: 'common:maintenance.title' } as const;

/** The walk of the child machine covers its content. */
const ofTheChild = {};

async function infoPage(ui: Ui, context: Context, value: Value): Promise<void> {
  const page = topInfoPage({ value, context })?.page;
  if (page) await ui.title(ui.t(`title:${page}`));
}

/**
 * Home’s logout button and the question’s confirm button have the same name, so the Stay button
 * identifies the question.
 */
const isLogoutQuestionOpen = (ui: Ui) => ui.offers('button', ui.t('common:logout.stay'));

const links = { setting: 'home:setting', customerCenter: 'title:customerCenter' } as const;

export const screens: FlowScreens<typeof rootMachine> = {
  gestures: {
    // The platform sends back; the walks of the flows cover the back buttons of pages.
    'nav.back': byPlatform,
    // A link, if the current page has one; otherwise an address.
    async 'location.requested'(ui, { location: { page } }) {
      const words = Object.entries(links).find(([id]) => id === page)?.[1];
      const link = ui.t(words ?? `title:${page}`);
      return (await ui.offers('link', link)) ? ui.tap('link', link) : byPlatform;
    },
    // A control of a money page whose outcome cannot be reconciled; the walk of the money action
    // covers the control.
    'login.requested': byPlatform,
    async 'logout.requested'(ui) {
      if (await isLogoutQuestionOpen(ui))
        throw new Unoffered('the logout question is already open');
      await ui.tap('button', ui.t('home:logout'));
    },
    async 'logout.confirmed'(ui) {
      if (!(await isLogoutQuestionOpen(ui))) throw new Unoffered('the logout question is not open');
      await ui.tap('button', ui.t('common:logout.confirm'));
    },
    'logout.cancelled': ['button', 'common:logout.stay'],
    'language.chosen': (ui, { language }) => ui.tap('button', ui.t(`common:languages.${language}`)),
    // The root raises these events itself, or receives them from its attempts actor.
    'account.deleted': byPlatform,
    'account.forgotten': byPlatform,
    'flow.entered': byPlatform,
    'flow.left': byPlatform,
    'forward.judged': byPlatform,
    'outcomes.changed': byPlatform,
    'maintenance.closed': ['button', 'common:maintenance.close'],
  },
  shows: {
    // Only the buttons that send money have this text.
    'line.online': { lacks: 'common:needsInternet' },
    'line.offline': { lacks: 'common:needsInternet' },

    'session.restoring': covered,
    'session.findingDeletion': covered,
    'session.forgettingAccount': covered,
    'session.signedOut': { lacks: 'login:lead' },
    async 'session.signingIn.askingWho'(ui, context, value) {
      if (topInfoPage({ value, context })) return;
      await ui.title(ui.t('title:login'));
      // The reason why the session was lost stays visible (S8).
      if (context.sessionLoss === 'empty') await ui.reads(ui.t('toastMsg:loginTip1'));
      if (context.sessionLoss === 'expired') await ui.reads(ui.t('toastMsg:loginTip2'));
      if (context.sessionLoss === 'squeezed') await ui.reads(ui.t('toastMsg:loginTip3'));
    },
    async 'session.signingIn.broken'(ui, context, value) {
      if (!topInfoPage({ value, context })) await ui.title(ui.t('title:error'));
    },
    'session.signingIn.welcoming': covered,
    'session.signedIn.atWork': { lacks: ['common:logout.title', 'login:lead'] },
    'session.signedIn.confirmingLogout': { dialog: 'common:logout.title' },
    'session.losing': covered,
    'session.loggingOut': covered,

    'location.waitingForSignIn': { lacks: ['home:loading', 'borrow:limit.loading'] },
    'location.opening.remembering': covered,
    'location.opening.fetching': covered,
    'location.routing': transient,
    'location.accountEnded': covered,
    'location.broken': flow((ui) => ui.t('title:error')),
    ...inFlowShows(),

    'popups.away': noPopup,
    'popups.atHome.fetching': noPopup,
    'popups.atHome.open': ofTheChild,
    'popups.atHome.over': noPopup,

    'attempts.away': noNews,
    'attempts.present.waiting': noNews,
    'attempts.present.fetching': noNews,
    'attempts.present.running': ofTheChild,
    'attempts.present.failed': noNews,

    // The code is being fetched; the states below check the page.
    'infoPages.choosing': {},
    'infoPages.closed': { lacks: ['helpCentre:intro', 'info:service.intro'] },
    'infoPages.text': infoPage,
    'infoPages.agreement': infoPage,
    'infoPages.helpCentre': infoPage,
    'infoPages.belowLogin': { lacks: 'helpCentre:article.loading' },
    'infoPages.permissions': infoPage,
    async 'infoPages.broken'(ui, context, value) {
      if (topInfoPage({ value, context })) await ui.title(ui.t('title:error'));
    },

    'toasts.quiet': { lacks: ['toastMsg:net_error', 'toastMsg:loginTip1'] },
    'toasts.speaking': (ui, { toasts }) => {
      const texts = {
        'toastMsg.loginTip1': ui.t('toastMsg:loginTip1'),
        'toastMsg.loginTip2': ui.t('toastMsg:loginTip2'),
        'toastMsg.loginTip3': ui.t('toastMsg:loginTip3'),
        'toastMsg.net_error': ui.t('toastMsg:net_error'),
        'toastMsg.offerEnded': ui.t('toastMsg:offerEnded'),
      };
      return ui.reads(
        ...toasts.slice(0, 1).map((toast) => ('key' in toast ? texts[toast.key] : toast.message)),
      );
    },

    'maintenance.none': noMaintenance,
    'maintenance.openingNative': noMaintenance,
    'maintenance.shown': { dialog: 'common:maintenance.title' },
  },
};
