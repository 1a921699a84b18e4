import { anyDescriptor } from '#machines/any-descriptor.ts';
import * as v from 'valibot';
import { type AnyStateMachine, isMachineSnapshot, type SnapshotFrom } from 'xstate';
import { type FlowId, type Location, pageIds, pageRow, type Query } from '#domain/pages.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import { permissionsMachine } from '#machines/permissions/permissions.machine.ts';
import { popupsMachine, type PopupsOutcome } from '#machines/popups/popups.machine.ts';
import {
  eachFlow,
  type FlowDescriptors,
  flowIds,
  type FlowOutputs,
  type FlowRecords,
  isFlowId,
  type Remembered,
} from '#machines/flows.ts';
import { type RootContext, wordsOfToast } from '#machines/root/context.ts';
import { isFlowOnTop, isLoginRaised, isLogoutAsked, topInfoPage } from '#machines/root/layers.ts';
import { type rootMachine, rootMachineWith } from '#machines/root/root.machine.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import { flowModels } from '#machines/flow-models.ts';
import { isEvent, type MachineModel, type Step } from '#machines/walk/model.ts';
import { gives, type Outcome, type Outcomes } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { flowEvents } from '#machines/samples/events.ts';
import { applyIntent, now, repayIntent } from '#machines/samples/loans.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { required } from '#machines/shared/required.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { rootWords } from './words.ts';

const location = (page: Location['page'], query: Location['query'] = {}): Location => ({
  page,
  query,
});
type FlowEnds = { [Id in FlowId]: Outcomes<FlowOutputs[Id]> };
const loan = { loanOrderId: 'loan-1' };

const remembered = (...intents: NonNullable<Remembered['intents']>): Outcome<Remembered> =>
  gives({ records: eachFlow<FlowRecords>(() => null), intents });
const flowEnds = eachFlow<FlowEnds>(<Id extends FlowId>(id: Id) => ({
  ...flowModels[id].ends,
  breaks,
}));
const popups = (outcome: PopupsOutcome): Outcome<PopupsOutcome> => gives(outcome);

const parameters: Query = {
  loanOrderId: 'loan-1',
  restructureOrderId: 'restructure-1',
  deferralOrderId: 'deferral-1',
};

const requestedLocations: readonly Location[] = [
  ...flowIds.map((id) =>
    required(
      pageIds.find((page) => pageRow(page).flow === id),
      `page of ${id}`,
    ),
  ),
  ...(['login', 'customerCenter', 'permissions', 'agreement', 'service'] as const),
].map((page) => {
  const { needs } = pageRow(page);
  return location(page, Object.fromEntries(needs.map((name) => [name, parameters[name]])));
});

const oneOfEachKind: readonly FlowId[] = ['home', 'borrow', 'repayment'];

function losesOrLacksSession(step: Step, { session }: RootContext): boolean {
  if (step.type === 'user') return step.event.type === 'session.lost';
  if (session !== null) return false;
  return step.type === 'elapse' || (step.type === 'settle' && isFlowId(step.service));
}

const ForNobody = v.union([
  v.object({ userKey: v.literal('') }),
  v.object({ session: v.null() }),
  v.object({ session: v.object({ userKey: v.literal('') }) }),
]);

type Snapshot = SnapshotFrom<typeof rootMachine>;

const isLost = (step: Step): boolean => isEvent(step, 'session.lost');

function movesMoney({ children, context }: Snapshot): boolean {
  const flow: unknown = children[context.activeFlow]?.getSnapshot();
  return isMachineSnapshot(flow) && flow.hasTag('money');
}

const isOnTop = (snapshot: Snapshot): boolean =>
  !isLogoutAsked(snapshot) &&
  snapshot.context.infoPages.length === 0 &&
  snapshot.matches({ maintenance: 'none' });

const isUncovered = (snapshot: Snapshot): boolean =>
  isOnTop(snapshot) && snapshot.context.toasts.length === 0;

/** Whether a step is walked while a popup is open. */
const popupIsLeft = (step: Step): boolean =>
  step.type === 'elapse' ||
  (step.type === 'settle' && step.service === 'home') ||
  isEvent(step, 'nav.back', 'location.requested', 'session.lost');

/** Whether a step is walked while the code for open attempts is loading or missing. */
function walksAttempts(step: Step, snapshot: Snapshot): boolean {
  const { activeFlow } = snapshot.context;
  const isPlain = isUncovered(snapshot) && ['home', 'borrow'].includes(activeFlow);
  if (step.type === 'settle' && step.service === 'fetchAttempts') {
    return isPlain || step.outcome === 'there';
  }
  if (!isPlain) return false;
  if (snapshot.matches({ attempts: { present: 'fetching' } })) return isLost(step);
  if (step.type === 'settle') {
    return ['home limit', 'readRemembered nothing', 'fetchFlow there'].includes(
      `${step.service} ${step.outcome}`,
    );
  }
  return (
    step.type === 'elapse' || isLost(step) || isEvent(step, 'page.shown', 'connection.restored')
  );
}

/** Offline, few steps are walked: the flows' own models cover failed requests. */
const walksOffline = (step: Step): boolean =>
  step.type === 'elapse' ||
  (step.type === 'settle' && step.service === 'openMaintenance') ||
  isEvent(step, 'connection.restored', 'maintenance.announced', 'maintenance.closed');

/** Whether a step is walked while an outcome is unread. */
const walksUnread = (step: Step): boolean =>
  isLost(step) ||
  (step.type === 'settle' &&
    [
      'forgetSession done',
      'findDeletion none',
      'findDeletion deleted',
      'forgetAccount done',
      'readLoginRecord none',
      'login someone',
      'keepSession juan',
      'keepSession maria',
      'readRemembered nothing',
      'fetchFlow there',
      'fetchAttempts there',
    ].includes(`${step.service} ${step.outcome}`));

const isInputOf = (input: unknown, userKey: string): boolean =>
  typeof input === 'object' && input !== null && 'userKey' in input && input.userKey === userKey;

const startAt = (...[page, query]: Parameters<typeof location>) => ({
  location: location(page, query),
  descriptorOf: anyDescriptor,
});

export const rootModel: MachineModel<typeof rootMachine> = {
  machine: rootMachineWith(eachFlow<FlowDescriptors>(anyDescriptor)),
  injected: ['descriptorOf'],
  words: rootWords,
  starts: {
    home: startAt('home'),
    repay: startAt('repay', loan),
    operationSuccess: startAt('operationSuccess', { deferralOrderId: 'deferral-1' }),
    repayWithoutLoan: startAt('repay'),
    agreement: startAt('agreement'),
    ticketList: startAt('ticketList'),
    customerCenter: startAt('customerCenter'),
    article: startAt('article', { questionId: 'late' }),
    permissions: startAt('permissions'),
    service: startAt('service'),
  },
  services: {
    restoreSession: {
      juan: gives(sessionOf('juan')),
      nobody: gives(null),
      ...onThePhone,
    },
    readLoginRecord: {
      juan: gives({ version: 1, method: 'sms', mobile: '9171234567', username: '' }),
      none: gives(null),
      ...onThePhone,
    },
    keepSession: {
      juan: gives(sessionOf('juan')),
      maria: gives(sessionOf('maria')),
      ...failures,
    },
    forgetSession: { done: gives(undefined), ...onThePhone },
    logOut: { done: gives(undefined), ...onThePhone },
    findDeletion: {
      none: gives({ deleted: false }),
      deleted: gives({ deleted: true }),
      network: { failure: { kind: 'network' } },
    },
    forgetAccount: { done: gives(undefined), ...onThePhone },
    readRemembered: {
      nothing: remembered(),
      application: remembered(applyIntent),
      payment: remembered(repayIntent),
      restructure: remembered(restructureIntent),
      rollover: remembered(deferralIntent),
      bankCardChange: remembered(cardIntent),
      accountDeletion: remembered(deletionIntent),
      both: remembered(repayIntent, applyIntent),
      repaymentToo: remembered(restructureIntent, repayIntent),
      restructureToo: remembered(deferralIntent, restructureIntent),
      ...onThePhone,
    },
    fetchFlow: { there: gives(undefined), failed: { failure: { kind: 'network' } } },
    openMaintenance: {
      shown: gives({ opened: true }),
      noApp: gives({ opened: false }),
      ...onThePhone,
    },
    ...flowEnds,
    login: { someone: gives(credentialsOf('juan')), breaks },
    fetchPopups: { there: gives(undefined), failed: { failure: { kind: 'network' } } },
    popups: {
      closed: popups({ type: 'closed' }),
      offerEnded: popups({ type: 'offerEnded' }),
      limit: popups({ type: 'opens', location: location('limit') }),
      breaks,
    },
    fetchAttempts: { there: gives(undefined), failed: { failure: { kind: 'network' } } },
    attempts: { accountEnded: gives(undefined), breaks },
    fetchInfoPages: { there: gives(undefined), failed: { failure: { kind: 'network' } } },
    helpCentre: { breaks },
    permissions: { breaks },
    agreement: { breaks },
  },
  children: {
    ...eachFlow<Record<FlowId, AnyStateMachine>>((id: FlowId) => flowModels[id].machine),
    popups: popupsMachine,
    attempts: attemptsMachine,
    helpCentre: helpCentreMachine,
    permissions: permissionsMachine,
    agreement: agreementMachine,
  },
  events: {
    ...flowEvents(['limit', 'customerCenter', 'service']),
    // The root raises these events itself.
    'account.deleted': [],
    'account.forgotten': [],
    'flow.entered': [],
    'flow.left': [],
    'forward.judged': [],
    'session.renewed': [],
    'session.replaced': [],
    'outcomes.changed': [
      {
        type: 'outcomes.changed',
        userKey: 'juan',
        news: [{ kind: 'repaymentConfirm', at: now, taken: true }],
      },
    ],
    'person.changed': [{ type: 'person.changed', credentials: credentialsOf('maria') }],
    'location.requested': requestedLocations.map((to) => ({
      type: 'location.requested',
      location: to,
    })),
    'session.lost': [{ type: 'session.lost', reason: 'expired' }],
    'login.requested': [{ type: 'login.requested' }],
    'logout.requested': [{ type: 'logout.requested' }],
    'logout.confirmed': [{ type: 'logout.confirmed' }],
    'logout.cancelled': [{ type: 'logout.cancelled' }],
    'language.chosen': [{ type: 'language.chosen', language: 'fil' }],
    'toast.raised': [{ type: 'toast.raised', key: 'toastMsg.net_error' }],
    'maintenance.announced': [{ type: 'maintenance.announced', time: 1_700_003_600_000 }],
    'maintenance.closed': [{ type: 'maintenance.closed' }],
    'connection.lost': [{ type: 'connection.lost' }],
  },
  offers(event, snapshot) {
    const page = selectLocation(snapshot)?.page;
    const logoutAsked = isLogoutAsked(snapshot);
    const covered =
      logoutAsked ||
      snapshot.hasTag('loadingOverlay') ||
      snapshot.matches({ maintenance: 'shown' });
    switch (event.type) {
      case 'logout.requested':
        return page === 'home' && !covered;
      case 'login.requested':
        // An article shows a login button without a session. After a login by the shell, the button
        // stays while a flow opens, because the screen does not know the login yet.
        if (page === 'article' && !logoutAsked && snapshot.matches({ maintenance: 'none' })) {
          const isNamed = snapshot.matches({
            session: { signedIn: 'atWork' },
            location: 'opening',
          });
          return isNamed || (snapshot.matches({ session: 'signingIn' }) && !covered);
        }
        return page !== undefined && pageRow(page).money && !covered;
      case 'outcomes.changed':
        return (
          snapshot.matches({ attempts: { present: 'running' } }) &&
          snapshot.context.session?.userKey === event.userKey
        );
      case 'language.chosen':
        return (page === 'home' || page === 'login') && !covered;
      default:
        return true;
    }
  },
  // The requested location matters only until a flow starts, and the open attempts while its code
  // loads.
  key(context, snapshot) {
    const { session, lastUserKey, credentials, below, infoPages, toasts } = context;
    const { arrived, requested, unread } = context;
    const started =
      snapshot.matches({ location: 'inFlow' }) || snapshot.matches({ location: 'broken' });
    const opening = snapshot.matches({ location: { opening: 'fetching' } });
    return {
      session: session?.userKey,
      lastUserKey,
      credentials: credentials?.userId,
      requested: started ? null : requested.page,
      below: below.map(({ page }) => page),
      intents: opening
        ? (context.remembered.intents ?? []).map(({ baseline }) => baseline.kind)
        : null,
      arrived,
      infoPages: infoPages.map(({ page }) => page),
      toasts: toasts.map(wordsOfToast),
      unread: Object.keys(unread),
      money: movesMoney(snapshot),
    };
  },
  // Limits combinations of the regions: most steps of one region are walked while the others are
  // idle.
  walks(step, snapshot) {
    const { infoPages, toasts, lastUserKey } = snapshot.context;
    const atHome = snapshot.matches({ location: { inFlow: 'home' } });
    if (snapshot.matches({ line: 'offline' })) return walksOffline(step);
    if (Object.keys(snapshot.context.unread).length > 0) return walksUnread(step);
    const isMissing =
      snapshot.matches({ attempts: { present: 'fetching' } }) ||
      snapshot.matches({ attempts: { present: 'failed' } });
    if (isMissing) return walksAttempts(step, snapshot);
    // The pages below a flow matter only at its end.
    if (snapshot.context.below.length > 0 && step.type !== 'settle') return false;
    // Popups are walked while other regions are idle, and the other regions after a popup has
    // ended.
    const popup =
      snapshot.matches({ popups: 'atHome' }) && !snapshot.matches({ popups: { atHome: 'over' } });
    const own = step.type === 'settle' && ['fetchPopups', 'popups'].includes(step.service);
    if (own && (lastUserKey === 'maria' || !isUncovered(snapshot))) return false;
    if (popup && !own && !popupIsLeft(step)) return false;
    const isAttempts = step.type === 'settle' && step.service === 'attempts';
    if (isAttempts) return atHome && !popup && lastUserKey !== 'maria' && isOnTop(snapshot);
    const quiet = toasts.length === 0 && snapshot.matches({ maintenance: 'none' });
    if (step.type === 'elapse') return true;
    if (lastUserKey === 'maria' && atHome) return false;
    if (step.type === 'settle') {
      if (!quiet) return step.service === 'openMaintenance';
      return infoPages.length === 0 || !isFlowId(step.service);
    }
    if (step.type === 'emit') return quiet;
    switch (step.event.type) {
      case 'outcomes.changed':
        return atHome && quiet && infoPages.length === 0;
      case 'maintenance.announced':
      case 'maintenance.closed':
      case 'toast.raised':
      case 'connection.lost':
        return atHome && infoPages.length === 0 && toasts.length < 2;
      case 'person.changed':
        return quiet && (atHome ? infoPages.length < 2 : snapshot.matches({ location: 'opening' }));
      case 'location.requested':
        return atHome && quiet && infoPages.length < 2;
      default:
        return quiet;
    }
  },
  // Flows of one kind are equal for the root, so the plan of pairs walks one of each kind. Any flow
  // may end without a session.
  pairs: {
    walks: (step, snapshot) =>
      !snapshot.matches({ location: 'inFlow' }) ||
      oneOfEachKind.includes(snapshot.context.activeFlow) ||
      losesOrLacksSession(step, snapshot.context),
  },
  unreachedInApp: {
    'root.session.signingIn.broken': 'Login has no service whose failure breaks the machine.',
    'root.infoPages.broken': 'The code of the info pages always arrives and never breaks.',
    'root.attempts.present.failed': 'The code of the open attempts always arrives.',
  },
  invariants: {
    'No flow runs without a session.'({ services }) {
      const nobodys = flowIds.filter((flow) => v.is(ForNobody, services.get(flow)?.input));
      return nobodys.length === 0 || `${nobodys.join(' and ')} runs without a session`;
    },
    'R1: Leaving a page that was opened from a list leads back to the list, once.'({
      previous,
      step,
      snapshot,
    }) {
      const { below = [] } = previous?.context ?? {};
      const opener = below.at(-1);
      if (!opener || step?.type !== 'settle' || step.outcome !== 'left') return true;
      const { requested, below: left } = snapshot.context;
      const isBack = requested.page === opener.page && left.length === below.length - 1;
      return isBack || `the opened page is ${requested.page}`;
    },
    'A page that needs a login is visible only after login.'({ snapshot }) {
      const visible = selectLocation(snapshot);
      const isTooEarly = visible && isLoginRaised(snapshot) && pageRow(visible.page).needsLogin;
      return !isTooEarly || `${visible.page} is visible`;
    },
    'A step back closes the visible info page, and no other.'({ previous, step, snapshot }) {
      if (!previous || !isEvent(step, 'nav.back')) return true;
      const isVisible = !isLogoutAsked(previous) && topInfoPage(previous) !== undefined;
      const closed = previous.context.infoPages.length - snapshot.context.infoPages.length;
      return closed === (isVisible ? 1 : 0) || `${closed} info pages were closed`;
    },
    'F3: Popups run only on home.'({ snapshot, services }) {
      const atHome = snapshot.matches({ location: { inFlow: 'home' } });
      return atHome || !services.has('popups') || `at ${JSON.stringify(snapshot.value.location)}`;
    },
    'D4: After an account deletion no session exists, and the success page is above login.'({
      previous,
      snapshot,
    }) {
      if (!previous?.matches({ session: 'forgettingAccount' })) return true;
      if (snapshot.matches({ session: 'forgettingAccount' })) return true;
      const { session, lastUserKey, infoPages, toasts } = snapshot.context;
      const nobody = session === null && lastUserKey === null && toasts.length === 0;
      const read = infoPages.map(({ page }) => page).join();
      return (nobody && read === 'accountDeleted') || `${lastUserKey} reads ${read}`;
    },
    'The phone is online again only after a report of the connection.'({
      previous,
      step,
      snapshot,
    }) {
      const wasOffline = previous?.matches({ line: 'offline' }) ?? false;
      if (!wasOffline || snapshot.matches({ line: 'offline' })) return true;
      return isEvent(step, 'connection.restored') || 'nothing reported a connection';
    },
    'An unread outcome is kept for its borrower until they have read it.'({
      previous,
      step,
      snapshot,
    }) {
      if (!previous || isEvent(step, 'outcomes.changed')) return true;
      if (snapshot.matches({ session: 'forgettingAccount' })) return true;
      const isSame = previous.context.unread === snapshot.context.unread;
      return isSame || 'an unread outcome is forgotten';
    },
    'After each login the borrower is shown their own unread outcomes, and no other borrower’s.'({
      previous,
      snapshot,
      services,
    }) {
      const { session, unread } = snapshot.context;
      const started = services.get('attempts');
      const userKey = session?.userKey ?? '';
      // Simulated worlds do not know the inputs, and the browser has those of the plan's borrower.
      if (!isInputOf(started?.input, userKey) || previous?.children.attempts) return true;
      const expected = { userKey, news: unread[userKey] ?? [] };
      return (
        JSON.stringify(started?.input) === JSON.stringify(expected) ||
        `${userKey} is shown ${JSON.stringify(started?.input)}`
      );
    },
    'While money is in flight, forward opens no page above it.'({ previous, step, snapshot }) {
      if (!previous || !isEvent(step, 'nav.forward')) return true;
      if (!movesMoney(previous) || !isFlowOnTop(previous)) return true;
      const above = snapshot.context.infoPages.at(-1);
      return above === undefined || `${above.page} is opened`;
    },
    'At most one flow runs.'({ services }) {
      const running = flowIds.filter((flow) => services.has(flow));
      return running.length <= 1 || `${running.join(' and ')} run`;
    },
  },
  read: (snapshot) => [selectLayer(snapshot), selectLocation(snapshot)],
};
