import { anyDescriptor } from '#machines/any-descriptor.ts';
import type { AnyStateMachine } from 'xstate';
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
  type Remembered,
} from '#machines/flows.ts';
import { wordsOfToast } from '#machines/root/context.ts';
import { isLogoutAsked } from '#machines/root/layers.ts';
import { type rootMachine, rootMachineWith } from '#machines/root/root.machine.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import { flowModels } from '#machines/flow-models.ts';
import { situations } from '#machines/root/situations.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives, type Outcome, type Outcomes } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { applyIntent, now, repayIntent } from '#machines/samples/loans.ts';
import { cardIntent } from '#machines/samples/bank-card.ts';
import { deletionIntent } from '#machines/samples/deletion.ts';
import { deferralIntent } from '#machines/samples/operations.ts';
import { restructureIntent } from '#machines/samples/restructure.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { required } from '#machines/shared/required.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { movesMoney, rootLaws } from './laws.ts';
import { isWalked, isWalkedInPairs } from './walked-steps.ts';
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
    'nav.forward': forwardTo('limit', 'customerCenter', 'service'),
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
    'language.chosen': [{ type: 'language.chosen', language: 'fil' }],
    'toast.raised': [{ type: 'toast.raised', key: 'toastMsg.net_error' }],
    'maintenance.announced': [{ type: 'maintenance.announced', time: 1_700_003_600_000 }],
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
  // The requested location matters until a flow starts, open attempts while its code loads.
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
  walks: isWalked,
  pairs: { walks: isWalkedInPairs },
  unreachedInApp: {
    'root.session.signingIn.broken': 'Login has no service whose failure breaks the machine.',
    'root.infoPages.broken': 'The code of the info pages always arrives and never breaks.',
    'root.attempts.present.failed': 'The code of the open attempts always arrives.',
  },
  invariants: rootLaws,
  read: (snapshot) => [selectLayer(snapshot), selectLocation(snapshot)],
  situations,
};
