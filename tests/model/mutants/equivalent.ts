import { flowIds, moneyFlowIds } from '#machines/flows.ts';

/** Mutants that no walk can detect, because they are equivalent to the machine. */
export type Equivalence = { why: string; mutants: readonly string[] };

/** Branches that are tried after the next one. */
const triedLater = (transitions: string, ...indexes: number[]): string[] =>
  indexes.map((index) => `${transitions} | ${index}: tried after ${index + 1}`);

const exclusive = 'Of these conditions at most one is true: the order says nothing.';

const bothWithdraw = 'Either withdraws it: which of the two is asked first says nothing.';
const sameEnd = 'Counted anew or not, the day of its price ends at the same instant.';

/** The flows that routing opens on request, and all but the last of their branches. */
const flowsAsked = flowIds.filter((flow) => flow !== 'home');
const requested = flowsAsked.slice(1).map((_, index) => moneyFlowIds.length + index);

const phase = 'orderProgress.following.phase';
const phases = ['reviewing', 'rejected', 'lending', 'disbursementFailed', 'cancelled'];
/** States that also lead from a finished phase to the right one. */
const phasesLeft = [
  ...phases.map((from) => [from, ...phases.filter((to) => to !== from)]),
  ['approved', 'finding', ...phases, 'paidOut'],
  ['paidOut', 'finding', ...phases],
];
const phasesWithDetails = ['reviewing', 'rejected', 'lending'];

const desk = 'rollover.open.desk';
const initiation = 'rolloverRestructureInitiation';

/** By machine. An unknown name, or the name of a detected mutant, fails the command. */
export const equivalents: Readonly<Record<string, readonly Equivalence[]>> = {
  root: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('root.location.routing | always', ...requested),
        ...triedLater('root.infoPages | location.requested', 0),
        ...triedLater('root.infoPages.choosing | xstate.done.actor.fetchInfoPages', 0, 1, 2),
        ...triedLater('root.popups.atHome.open | xstate.done.actor.popups', 0),
      ],
    },
    {
      why: 'Nobody enters `inFlow` but by one of its flows; a first one must be named.',
      mutants: flowsAsked.map((flow) => `root.location.inFlow: starts in ${flow}`),
    },
    {
      why: 'A person is replaced by one who is signed in: waiting for sign-in is over at once.',
      mutants: ['root.location | session.replaced | 0: leads to root.location.opening'],
    },
    {
      why: '`location` has closed all pages to read by then: choosing among none leads to `closed`.',
      mutants: ['location.requested | 1', 'session.replaced | 0', 'logout.confirmed | 0'].map(
        (transition) => `root.infoPages | ${transition}: leads to root.infoPages.choosing`,
      ),
    },
    {
      why: 'The app never starts at home itself: a visit that is none is over at once.',
      mutants: ['root.popups: starts in atHome'],
    },
    {
      why: 'Nobody is logged in at the start: whoever is present without is away at once.',
      mutants: ['root.attempts: starts in present'],
    },
    {
      why: 'The deletion that ended it is announced in the same step: nobody is present then.',
      mutants: ['waiting', 'fetching', 'failed'].map(
        (state) =>
          `root.attempts.present.running | xstate.done.actor.attempts | 0: leads to root.attempts.present.${state}`,
      ),
    },
    {
      why: 'In the flow that is entered the wait for one is over at once.',
      mutants: [
        'root.attempts.present.failed | flow.entered | 0: leads to root.attempts.present.waiting',
      ],
    },
    {
      why: 'Where a popup leads away, the visit to home is over in the same step.',
      mutants: [
        'leads nowhere',
        'leads to root.popups.atHome.fetching',
        'leads to root.popups.atHome.open',
      ].map((change) => `root.popups.atHome.open | xstate.done.actor.popups | 0: ${change}`),
    },
  ],
  popups: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('popups.reoffer | xstate.done.actor.reoffer', 0, 1),
        ...triedLater('popups.coupons | xstate.done.actor.couponPopup', 0),
      ],
    },
  ],
  smsCode: [
    {
      why: 'Where nothing was sent no seconds are left: cooling down is over at once.',
      mutants: [
        'smsCode.resuming | xstate.error.actor.readCooldown | 0: leads to smsCode.coolingDown',
        'smsCode.sending | xstate.error.actor.sendSmsCode | 0: leads to smsCode.coolingDown',
      ],
    },
  ],
  home: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('home.showing | credit.opened', 0),
        ...triedLater('home.checkingCredit | xstate.done.actor.creditCheck', 0, 1, 2),
        ...triedLater('home.routingLoan | xstate.done.actor.loanStatusRouting', 0),
      ],
    },
  ],
  creditCheck: [
    {
      why: exclusive,
      mutants: triedLater('creditCheck.deciding | always', 0, 1, 2),
    },
  ],
  borrow: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('borrow.openingApplication | xstate.done.actor.loanStatusRouting', 0),
        ...triedLater('borrow.confirm.checkingCredit | xstate.done.actor.creditCheck', 1, 2, 3),
        ...triedLater('borrow.renewing.checkingCredit | xstate.done.actor.creditCheck', 0, 1),
        ...triedLater('borrow.applying | xstate.done.actor.moneyAction', 0),
      ],
    },
    {
      why: 'Entering the page only notes that it is the present one, which it is.',
      mutants: ['amount.changed', 'term.chosen', 'coupon.toggled'].map(
        (event) => `borrow.quota | ${event} | 0: enters again`,
      ),
    },
    {
      why: 'The intent is forgotten just before: starting leads to loading.',
      mutants: [1, 2, 4].map(
        (index) =>
          `borrow.applying | xstate.done.actor.moneyAction | ${index}: leads to borrow.starting`,
      ),
    },
  ],
  repayment: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('repayment.choosingPage | always', 0),
        ...triedLater('repayment.detail.showing | document.opened', 0),
        ...triedLater('repayment.due.choosing | nav.forward', 0),
        ...triedLater(`repayment.initiating | xstate.done.actor.${initiation}`, 0),
      ],
    },
    {
      why: 'The intent is forgotten just before: starting leads to loading.',
      mutants: ['paying', 'payingFee'].map(
        (state) =>
          `repayment.${state} | xstate.done.actor.moneyAction | 1: leads to repayment.starting`,
      ),
    },
    {
      why: 'Of the page of what is due choosing leads there.',
      mutants: ['done', 'error'].map(
        (end, index) =>
          `repayment.initiating | xstate.${end}.actor.${initiation} | ${index === 0 ? 2 : 0}: leads to repayment.choosingPage`,
      ),
    },
  ],
  rollover: [
    {
      why: exclusive,
      mutants: [
        ...triedLater(`${desk}.terms | nav.forward`, 0),
        ...triedLater('rollover.open.watch.looking | xstate.error.actor.lookAgain', 0),
        ...triedLater(`rollover.restarting | xstate.done.actor.${initiation}`, 0),
      ],
    },
    {
      why: 'The intent is forgotten just before: starting leads to loading.',
      mutants: [0, 1].map(
        (index) =>
          `rollover.confirming | xstate.done.actor.moneyAction | ${index}: leads to rollover.starting`,
      ),
    },
    {
      why: 'What is confirmed or done leaves `open` at once, to be sorted.',
      mutants: [
        'loading | xstate.done.actor.repayDeferralDetail',
        'processing.looking | xstate.done.actor.lookWhetherDone',
      ].map((transition) => `rollover.${transition} | 0: leads to rollover.open`),
    },
    {
      why: 'Of the page of the terms choosing leads back to them.',
      mutants: [
        'terms | consent.ticked | 0',
        'terms | rollover.requested | 1',
        'disclosure | nav.back | 0',
        'asking | rollover.cancelled | 0',
        'asking | nav.back | 0',
        'asking | always | 0',
      ].map((transition) => `${desk}.${transition}: leads to ${desk}.choosing`),
    },
    {
      why: 'Without consent the question is left at once, for the terms.',
      mutants: [`${desk}.terms | rollover.requested | 1: leads to ${desk}.asking`],
    },
    {
      why: 'Where nothing was paid, or enough, it is left at once.',
      mutants: [`${desk}.terms: starts in insufficient`],
    },
  ],
  restructure: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('restructure.choosingPage | always', 0, 2, 3),
        ...triedLater('restructure.confirming | xstate.done.actor.moneyAction', 0),
        ...triedLater('restructure.reviewing | always', 0),
        ...triedLater('restructure.reviewing.asking | xstate.error.actor.queryRestructure', 0),
      ],
    },
    {
      why: 'No intent is left, or it is forgotten just before: starting leads to loading.',
      mutants: [
        ...['describing', 'planning', 'confirmation.reviewingTerms'].flatMap((page) =>
          ['page.refreshed', 'session.renewed', 'page.shown'].map(
            (event) => `offered.${page} | ${event} | 0`,
          ),
        ),
        ...[0, 1, 2].map((index) => `confirming | xstate.done.actor.moneyAction | ${index}`),
      ].map((transition) => `restructure.${transition}: leads to restructure.starting`),
    },
    {
      why: 'The page that is chosen for what is done is its end.',
      mutants: ['restructure.reviewing | always | 0: leads to restructure.choosingPage'],
    },
  ],
  accountDeletion: [
    { why: exclusive, mutants: triedLater('accountDeletion.sorting | always', 1) },
    {
      why: 'Who is in the form is sorted into it again.',
      mutants: ['reason.chosen | 0', 'note.changed | 0', 'form.submitted | 1'].map(
        (transition) => `accountDeletion.filling | ${transition}: leads to accountDeletion.sorting`,
      ),
    },
    {
      why: 'What stands against it is said first, by sorting too.',
      mutants: [
        'accountDeletion.verifying.checking | xstate.done.actor.deletionBlockers | 0: leads to accountDeletion.sorting',
      ],
    },
    {
      why: 'The intent is forgotten just before: starting leads to loading.',
      mutants: [
        'accountDeletion.deleting | xstate.done.actor.moneyAction | 1: leads to accountDeletion.starting',
      ],
    },
  ],
  feedbackTickets: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('feedbackTickets.choosing | always', 0),
        ...triedLater('feedbackTickets.list | nav.forward', 0),
      ],
    },
    {
      why: 'Whether it left the phone is noted: sorting leads to the same.',
      mutants: [0, 1].map(
        (index) =>
          `feedbackTickets.form.sending | xstate.error.actor.saveFeedback | ${index}: leads to feedbackTickets.form.sorting`,
      ),
    },
  ],
  upload: [
    {
      why: 'Where nothing is on its way, sorting leads to what was just asked for.',
      mutants: [
        'upload.resting | pictures.chosen | 0: leads to upload.preparing',
        'upload.resting | picture.retried | 0: leads to upload.sending',
      ],
    },
  ],
  profile: [
    {
      why: exclusive,
      mutants: triedLater(
        'profile.agreementList.openingDocument | xstate.done.actor.getSignedDocument',
        0,
      ),
    },
  ],
  bankCardChange: [
    { why: exclusive, mutants: triedLater('bankCardChange.sorting | always', 0) },
    {
      why: 'The intent is forgotten just before: starting leads to loading.',
      mutants: [
        'bankCardChange.changing | xstate.done.actor.moneyAction | 1: leads to bankCardChange.starting',
      ],
    },
    {
      why: 'What is typed into is not closed: sorting leads on by whether the code was given, which is noted just before or long since.',
      mutants: [
        'verifying | code.submitted | 0',
        'verifying | nav.forward | 0',
        'entering.filling | nav.back | 0',
        'checkingFace | nav.back | 0',
        'checkingFace | xstate.done.actor.checkFaceVerification | 1',
        'checkingFace | xstate.error.actor.checkFaceVerification | 0',
      ].map((transition) => `bankCardChange.${transition}: leads to bankCardChange.sorting`),
    },
  ],
  operationSuccess: [
    {
      why: 'It was not heard, so that choosing leads to telling.',
      mutants: [
        ...[
          'connection.restored',
          'page.shown',
          'session.renewed',
          'xstate.after.untilToldAgain.operationSuccess.showing.unheard',
        ].map((event) => `unheard | ${event}`),
        'signedOut | session.renewed',
      ].map(
        (transition) =>
          `operationSuccess.showing.${transition} | 0: leads to operationSuccess.showing.choosing`,
      ),
    },
    {
      why: 'What was fetched was named by the address: starting leads to loading.',
      mutants: ['retry.pressed', 'page.refreshed', 'session.renewed', 'connection.restored'].map(
        (event) => `operationSuccess.failed | ${event} | 0: leads to operationSuccess.starting`,
      ),
    },
  ],
  attempts: [
    {
      why: '`nothing` and `news` lead to one another by whether an outcome is unread.',
      mutants: [
        'attempts.working.telling: starts in news',
        'attempts.working.telling.news | outcome.closed | 0: leads to attempts.working.telling.nothing',
      ],
    },
  ],
  offlinePayment: [
    {
      why: exclusive,
      mutants: triedLater('offlinePayment.open.desk.number.alive | always', 0),
    },
    {
      why: '`channels` and `unavailable` lead to one another by what the channels take.',
      mutants: [
        'open.desk.number | channels.opened | 0',
        'open.desk.number | always | 1',
        'open.desk.posted | channels.opened | 1',
        'open.desk.processing | channels.opened | 0',
        'gettingNumber | xstate.done.actor.getNumber | 0',
        'gettingNumber | xstate.done.actor.getNumber | 1',
        'gettingNumber | xstate.error.actor.getNumber | 1',
        'renewing | xstate.done.actor.renewNumber | 1',
      ]
        .map((from) => `offlinePayment.${from}: leads to offlinePayment.open.desk.unavailable`)
        .concat('offlinePayment.open.desk: starts in unavailable'),
    },
    {
      why: 'After a reply nothing is unanswered: what is shown then is sorted by that reply.',
      mutants: [
        'loading | xstate.done.actor.fetchVirtualAccount | 2',
        'gettingNumber | xstate.done.actor.getNumber | 2',
        'renewing | xstate.done.actor.renewNumber | 2',
        'judging | xstate.done.actor.judgeNumber | 2',
      ].map((reply) => `offlinePayment.${reply}: leads to offlinePayment.unanswered`),
    },
    {
      why: 'The desk lets go of a settled loan by itself, which sorting says first.',
      mutants: [
        'sorting | always | 0: dropped',
        'sorting | always | 0: leads to offlinePayment.open',
        'sorting | always | 0: tried after 1',
        'open.desk | always | 0: leads to offlinePayment.sorting',
      ].map((change) => `offlinePayment.${change}`),
    },
    {
      why: 'Channels and number lead a payment on its way to the page of the payment by themselves.',
      mutants: [
        'sorting | always | 1: dropped',
        'sorting | always | 1: leads to offlinePayment.open.desk.channels',
        'sorting | always | 1: tried after 2',
        'unanswered | always | 0: dropped',
        'unanswered | always | 0: leads to offlinePayment.open.desk.channels',
        'unanswered | always | 0: tried after 1',
        'open.desk.channels | always | 0: leads to offlinePayment.open.desk.number',
        'open.desk.number | always | 0: leads to offlinePayment.open.desk.channels',
        'open.desk.number | always | 0: tried after 1',
        'open.desk.posted | channels.opened | 0: dropped',
        'open.desk.posted | channels.opened | 0: leads to offlinePayment.open.desk.channels',
        'open.desk.posted | channels.opened | 0: tried after 1',
      ].map((change) => `offlinePayment.${change}`),
    },
    {
      why: 'Of a number on screen each of these asks what the reply said of it.',
      mutants: [
        'alive | always | 0: leads to offlinePayment.open.desk.number.expiringSoon',
        'expiringSoon | always | 0: leads to offlinePayment.open.desk.number.alive',
        'expiringSoon | always | 0: leads to offlinePayment.open.desk.number.unsure',
      ].map((change) => `offlinePayment.open.desk.number.${change}`),
    },
  ],
  moneyAction: [
    {
      why: exclusive,
      mutants: triedLater('moneyAction.submitting | xstate.done.actor.submitMoney', 0, 1),
    },
    {
      why: 'The intent is known by then: starting leads to asking for its outcome.',
      mutants: [
        'preparing | xstate.done.actor.prepareAttempt | 0',
        'submitting | xstate.done.actor.submitMoney | 3',
        'submitting | xstate.error.actor.submitMoney | 0',
      ].map((transition) => `moneyAction.${transition}: leads to moneyAction.starting`),
    },
  ],
  loanOrder: [
    {
      why: exclusive,
      mutants: [
        ...triedLater('loanOrder.repaying | payment.posted', 0),
        ...triedLater('loanOrder.overdue | payment.posted', 0),
      ],
    },
  ],
  deferralOrder: [
    {
      why: bothWithdraw,
      mutants: triedLater('deferralOrder.initiated | payment.posted', 1),
    },
    {
      why: sameEnd,
      mutants: ['deferralOrder.initiated | payment.posted | 4: stays inside'],
    },
  ],
  restructureOrder: [
    {
      why: bothWithdraw,
      mutants: ['initiated', 'verifyingBorrower', 'applying', 'generatingOrder'].flatMap((state) =>
        triedLater(`restructureOrder.${state} | payment.posted`, 1),
      ),
    },
    {
      why: sameEnd,
      mutants: ['restructureOrder.initiated | payment.posted | 3: stays inside'],
    },
  ],
  loanStatusRouting: [
    {
      why: exclusive,
      mutants: triedLater('loanStatusRouting.routing | always', 0, 1, 2),
    },
    {
      why: 'From a list neither a rejected loan nor a settled one opens a page.',
      mutants: [
        'loanStatusRouting.turnedDown | always | 1: leads to loanStatusRouting.paidBack',
        'loanStatusRouting.paidBack | always | 1: leads to loanStatusRouting.turnedDown',
      ],
    },
    {
      why: 'From a page of details a settled loan opens the page of one that is to be repaid.',
      mutants: [
        'loanStatusRouting.paidBack | always | 0: leads to loanStatusRouting.toBeRepaid',
        'loanStatusRouting.toBeRepaid | always | 0: leads to loanStatusRouting.paidBack',
      ],
    },
  ],
  orderProgress: [
    {
      why: exclusive,
      mutants: [
        ...triedLater(`${phase}.finding | always`, 0, 1, 2, 3, 4, 5, 6),
        ...triedLater(`${phase}.changing | always`, 0, 1, 2, 3, 4, 5),
      ],
    },
    {
      why: 'A phase that isn’t the order’s is left at once, for the one that is.',
      mutants: [
        ...phases.flatMap((right, index) =>
          ['changing', ...phases.filter((other) => other !== right)].map(
            (wrong) => `${phase}.finding | always | ${index}: leads to ${phase}.${wrong}`,
          ),
        ),
        ...phases.map(
          (_, index) => `${phase}.changing | always | ${index}: leads to ${phase}.finding`,
        ),
        ...phasesLeft.flatMap(([from, ...others]) =>
          others.map((to) => `${phase}.${from} | always | 0: leads to ${phase}.${to}`),
        ),
      ],
    },
    {
      why: 'Without details nothing has to be closed before the good news.',
      mutants: [3, 4].map(
        (index) => `${phase}.finding | always | ${index}: leads to ${phase}.paidOut`,
      ),
    },
    {
      why: 'Followed anew, an order that has moved on is found to have moved on.',
      mutants: ['changing | always | 7', 'paidOut | loan.opened | 0'].map(
        (transition) => `${phase}.${transition}: leads to orderProgress.following`,
      ),
    },
    {
      why: 'Whether the details are open is noted on the way: choosing leads to the same page.',
      mutants: phasesWithDetails.flatMap((name) =>
        ['summary | details.opened', 'summary | nav.forward', 'details | nav.back'].map(
          (transition) => `${phase}.${name}.${transition} | 0: leads to ${phase}.${name}.choosing`,
        ),
      ),
    },
  ],
};
