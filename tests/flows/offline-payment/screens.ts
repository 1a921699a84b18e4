import type { ContextFrom } from 'xstate';
import { formatDeadline, formatInstant } from '#domain/date-format.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import { leftToPay } from '#machines/offline-payment/amount.ts';
import { shownNumber } from '#machines/offline-payment/number.ts';
import type { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows } from '#tests/model/screens/shared.ts';
import { having, type Ui, Unoffered } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof offlinePaymentMachine>;

async function page(ui: Ui, { checkstand, failure }: Context): Promise<void> {
  await ui.title(ui.t('title:repayOffline'));
  if (!checkstand) return;
  const stale = ui.t('common:staleSince', {
    time: formatInstant(checkstand.receivedAt, ui.language),
  });
  if (failure) await ui.reads(failureText(ui.t, failure), stale);
  else await ui.lacks(stale);
}

const loading = { title: 'title:repayOffline', reads: 'offlinePayment:loading' } as const;

async function channels(ui: Ui, context: Context): Promise<void> {
  await page(ui, context);
  await ui.reads(formatPeso(context.amount ?? context.checkstand?.amount ?? Number.NaN));
  for (const { name } of context.checkstand?.channels ?? []) await ui.reads(name);
  await ui.lacks(ui.t('offlinePayment:number.until'));
}

async function number(ui: Ui, context: Context): Promise<void> {
  await page(ui, context);
  const shown = shownNumber(context);
  if (!shown) throw new Error('the pay number is missing');
  await ui.reads(
    shown.accountNumber.replaceAll(/.(?=.)/g, '$& '),
    formatPeso(shown.amount),
    formatDeadline(shown.expiresAt, ui.language),
    context.checkstand?.loanNumber ?? 'no loan',
    ui.t('offlinePayment:number.onlyOurs'),
  );
}

const copyable = { button: 'offlinePayment:number.copy' } as const;

async function notCopyable(ui: Ui): Promise<void> {
  if (await ui.offers('button', ui.t('offlinePayment:number.copy'))) {
    throw new Error('an invalid number has a copy button');
  }
}

async function received(ui: Ui, { checkstand }: Context): Promise<void> {
  for (const { amount } of checkstand?.postings ?? []) await ui.reads(formatPeso(amount));
}

/** The page shows the noted payments, and the effect of paying again (O6). */
async function processing(ui: Ui, context: Context): Promise<void> {
  await page(ui, context);
  for (const { notedAt, postingTime, channel } of context.notes) {
    await ui.reads(
      channel,
      formatInstant(notedAt, ui.language),
      ui.t('offlinePayment:onItsWay.usually', {
        time: formatDeadline(notedAt + postingTime, ui.language),
      }),
    );
  }
  await ui.reads(ui.t('offlinePayment:onItsWay.again'));
  await ui.lacks(ui.t('offlinePayment:number.until'));
}

/** The page looks the same in every state of polling: the borrower never waits for a poll. */
const watched = page;

export const screens: FlowScreens<typeof offlinePaymentMachine> = {
  gestures: {
    'amount.opened': ['button', 'offlinePayment:amount.open'],
    'amount.changed': (ui, { text }) => ui.fill(ui.t('offlinePayment:amount.label'), text),
    'amount.chosen': ['button', 'offlinePayment:amount.choose'],
    'amount.cancelled': (ui, _, { amount, checkstand }) =>
      ui.tap(
        'button',
        ui.t('offlinePayment:amount.cancel', {
          amount: formatPeso(amount ?? checkstand?.amount ?? Number.NaN),
        }),
      ),
    'channel.chosen': (ui, { channelId }, { checkstand }) =>
      ui.tap(
        'button',
        having(checkstand?.channels.find((one) => one.channelId === channelId)?.name ?? 'none'),
      ),
    'channels.opened': [
      'button',
      'offlinePayment:number.elsewhere',
      'offlinePayment:posted.rest',
      'offlinePayment:onItsWay.payAgain',
    ],
    'payment.noted': ['button', 'offlinePayment:number.paid'],
    // Walks have one note at a time, so the button of a note is unique.
    async 'note.withdrawn'(ui, { accountNumber }, { notes }) {
      if (!notes.some((note) => note.accountNumber === accountNumber)) {
        throw new Unoffered(`no note of ${accountNumber}`);
      }
      await ui.tap('button', ui.t('offlinePayment:onItsWay.notPaid'));
    },
    'renewal.requested': ['button', 'offlinePayment:number.renew'],
  },
  shows: {
    recalling: loading,
    loading,
    failed: failedShows('offlinePayment:failed'),
    sorting: transient,
    unanswered: transient,
    async noting(ui, context) {
      await page(ui, context);
      if (context.noting?.paid) {
        await number(ui, context);
        await notCopyable(ui);
      } else await processing(ui, context);
    },
    'open.desk.processing': processing,
    'open.desk.channels': channels,
    async 'open.desk.choosingAmount'(ui, { checkstand }) {
      await ui.reads(
        ui.t('offlinePayment:amount.title'),
        ui.t('offlinePayment:amount.hint', {
          max: formatPeso(checkstand?.totalDue ?? Number.NaN),
        }),
      );
    },
    async 'open.desk.unavailable'(ui, context) {
      await channels(ui, context);
      await ui.reads(
        ui.t('offlinePayment:channels.none', {
          amount: formatPeso(context.checkstand?.amount ?? Number.NaN),
        }),
      );
    },
    'open.desk.number.alive': [number, copyable],
    'open.desk.number.expiringSoon': [number, copyable, { reads: 'offlinePayment:number.soon' }],
    'open.desk.number.expired': [
      number,
      notCopyable,
      { reads: 'offlinePayment:number.expired.title', button: 'offlinePayment:number.renew' },
    ],
    'open.desk.number.unsure': [number, notCopyable, { reads: 'offlinePayment:number.unsure' }],
    'open.desk.posted': [
      page,
      received,
      { reads: 'offlinePayment:posted.title' },
      async (ui, { checkstand, notes }) => {
        const left = checkstand ? leftToPay(checkstand, notes) : Number.NaN;
        if (left > 0) await ui.reads(formatPeso(left));
        const next = left > 0 ? 'posted.rest' : 'onItsWay.payAgain';
        await ui.has('button', ui.t(`offlinePayment:${next}`));
      },
    ],
    'open.watch.waiting': watched,
    'open.watch.asking': watched,
    'open.watch.signedOut': watched,
    gettingNumber: [channels, { reads: 'offlinePayment:channels.getting' }],
    renewing: [number, notCopyable],
    async judging(ui, context) {
      if (context.checkstand?.status === loanStatus.settled) {
        await page(ui, context);
        return ui.reads(ui.t('offlinePayment:settled.title'));
      }
      if (!shownNumber(context)) return processing(ui, context);
      await number(ui, context);
      await notCopyable(ui);
      await ui.reads(ui.t('offlinePayment:number.judging'));
    },
    settled: [
      page,
      received,
      notCopyable,
      { reads: 'offlinePayment:settled.title', lacks: 'offlinePayment:number.until' },
    ],
    left: over,
  },
};
