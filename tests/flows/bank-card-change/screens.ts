import { formatDay } from '#domain/date-format.ts';
import type { ContextFrom } from 'xstate';
import { groupInFours } from '#domain/account/bank-card.ts';
import { groupMobile } from '#domain/account/mobile.ts';
import { isWallet, payoutMethodNames } from '#domain/payments/payout-methods.ts';
import type { bankCardChangeMachine } from '#machines/bank-card-change/bank-card-change.machine.ts';
import { accountText } from '#views/shared/account-text.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows, moneyShows, problemShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof bankCardChangeMachine>;

const labels = {
  originalNumber: 'bankCardChange:form.original',
  newNumber: 'bankCardChange:form.number',
  holder: 'bankCardChange:form.holder',
} as const;

async function problemOf(ui: Ui, { problem }: Context): Promise<void> {
  if (problem?.type === 'face') {
    return ui.reads(ui.t(`bankCardChange:problems.face.${problem.result}`));
  }
  await problemShows(ui, problem, (type, values) =>
    ui.t(`bankCardChange:problems.${type}`, values),
  );
}

function bankRow({ t }: Ui, { known, form: typed }: Context): RegExp {
  const bank = known?.banks.find(({ code }) => code === typed?.bankCode);
  const chosen = bank?.name ?? t('bankCardChange:form.chooseBank');
  return new RegExp(`${t('bankCardChange:form.bank')}.*${chosen}`);
}

async function onTheWay(ui: Ui, { codeGiven }: Context): Promise<void> {
  await ui.title(ui.t(codeGiven ? 'title:modifyBankCard' : 'title:smsVerification'));
  await ui.has('button', ui.t('common:back'));
}

/** Every fault is shown; a wrong number also in the words of S8 (B2). */
async function faultsOf(ui: Ui, { faults }: Context): Promise<void> {
  const { originalNumber, newNumber, holder, bankCode } = faults;
  if (originalNumber === 'mismatch') await ui.reads(ui.t('bankCardChange:form.reasons.original'));
  if (originalNumber === 'empty') {
    await ui.reads(ui.t('bankCardChange:form.reasons.originalEmpty'));
  }
  if (newNumber) {
    await ui.reads(having(ui.t(`bankCardChange:form.reasons.newNumber.${newNumber}`)));
    if (newNumber !== 'empty') await ui.reads(having(ui.t('bankCardChange:form.reasons.new')));
  }
  if (holder) await ui.reads(ui.t(`bankCardChange:form.reasons.holder.${holder}`));
  if (bankCode) await ui.reads(ui.t(`bankCardChange:form.reasons.bankCode.${bankCode}`));
}

async function form(ui: Ui, context: Context): Promise<void> {
  await ui.title(ui.t('title:modifyBankCard'));
  await ui.dialog(null);
  const { known, form: typed } = context;
  const { bankCard, banks } = known ?? {};
  if (!bankCard || !typed || !banks) throw new Error('the form is missing');
  await ui.reads(accountText(bankCard.account));
  if (typed.originalNumber !== '') {
    await ui.lacks(typed.originalNumber, groupInFours(typed.originalNumber));
    await ui.reads(
      ui.t('bankCardChange:form.originalTyped', { count: typed.originalNumber.length }),
    );
  }
  if (!isWallet(typed.accountType)) {
    await ui.has('button', bankRow(ui, context));
  }
  if (bankCard.needsFaceCheck && !context.faceChecked) {
    await ui.reads(ui.t('bankCardChange:form.face'));
  }
  await faultsOf(ui, context);
  await problemOf(ui, context);
}

export const screens: FlowScreens<typeof bankCardChangeMachine> = {
  gestures: {
    'code.changed': (ui, { code }) => ui.fill(ui.t('login:code'), code),
    'code.requested': ['button', 'login:sendCode'],
    'code.submitted': ['button', 'common:smsCode.submit'],
    'method.chosen': (ui, { method }) =>
      ui.tap(
        'radio',
        isWallet(method) ? payoutMethodNames[method] : ui.t('bankCardChange:form.anyBank'),
      ),
    'banks.opened': (ui, _, context) => ui.tap('button', bankRow(ui, context)),
    'banks.closed': ['button', 'bankCardChange:form.close'],
    'banks.searched': (ui, { query }) => ui.fill(ui.t('bankCardChange:form.search'), query),
    'bank.chosen': (ui, { bankCode }) => ui.tap('button', bankCode),
    'entry.changed': (ui, { field, value }) => ui.fill(ui.t(labels[field]), value),
    'change.requested': ['button', 'bankCardChange:form.submit'],
    'change.confirmed': ['button', 'bankCardChange:ask.confirm'],
    'change.cancelled': ['button', 'bankCardChange:ask.cancel'],
    'change.acknowledged': ['button', 'bankCardChange:changed.order'],
  },
  shows: {
    starting: transient,
    loading: onTheWay,
    sorting: transient,
    failed: [onTheWay, failedShows('bankCardChange:failed')],
    async closed(ui, context) {
      await ui.title(ui.t('title:smsVerification'));
      const { known } = context;
      const closed = known?.bankCard?.closed;
      if (closed && closed.reason !== 'changedRecently') {
        await ui.reads(ui.t(`bankCardChange:closed.${closed.reason}.title`));
      }
      if (closed?.reason === 'changedRecently') {
        const day = formatDay(closed.until, ui.language);
        await ui.reads(ui.t('bankCardChange:closed.changedRecently.until', { day }));
      }
      if (!known?.bankCard) await ui.reads(ui.t('bankCardChange:closed.noAccount.title'));
      if (known?.bankCard && !closed) {
        await ui.reads(ui.t('bankCardChange:closed.appNeeded.title'));
      }
      await ui.lacks(ui.t('login:code'));
      // After a recent change, the button disputes it with a ticket; else it opens the support.
      const isRecent = closed?.reason === 'changedRecently';
      const help = isRecent ? 'bankCardChange:changed.notMe' : 'title:customerCenter';
      await ui.has('button', ui.t(help));
      await problemOf(ui, context);
    },
    async verifying(ui, context) {
      await ui.title(ui.t('title:smsVerification'));
      const { mobile, codeReason, known } = context;
      await ui.reads(having(groupMobile(mobile)));
      if (known?.bankCard?.failedPayout) await ui.reads(ui.t('bankCardChange:sendsAgain'));
      if (codeReason) await ui.reads(ui.t(`login:reasons.code.${codeReason}`));
      await problemOf(ui, context);
    },
    'entering.filling': form,
    async 'entering.choosingBank'(ui) {
      await ui.dialog(ui.t('bankCardChange:form.chooseBank'));
      if (await ui.offers('button', 'Robinsons Bank'))
        throw new Error('a bank that accepts no new accounts is offered');
    },
    async 'entering.asking'(ui, { form: typed }) {
      await ui.dialog(ui.t('bankCardChange:ask.title'));
      await ui.reads(groupInFours(typed?.newNumber ?? ''), typed?.holder ?? '');
      await ui.lacks(groupInFours(typed?.originalNumber ?? ''));
    },
    checkingFace: { title: 'title:modifyBankCard', reads: 'bankCardChange:form.checkingFace' },
    changing: moneyShows('bankCardChange'),
    async changed(ui, { changed }) {
      if (!changed) throw new Error('the changed account is missing');
      await ui.title(ui.t('title:bankCardChanged'));
      await ui.reads(
        accountText(changed.account),
        ui.t('bankCardChange:changed.sms'),
        ui.t('bankCardChange:changed.repayment'),
      );
      await ui.has('button', ui.t('bankCardChange:changed.notMe'));
      const another = ui.t('bankCardChange:changed.another');
      await (changed.another ? ui.reads(another) : ui.lacks(another));
      const again = ui.t('bankCardChange:changed.sendsAgain');
      await (changed.resentLoanOrderId === null ? ui.lacks(again) : ui.reads(again));
    },
    left: over,
  },
};
