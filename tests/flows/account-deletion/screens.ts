import type { ContextFrom } from 'xstate';
import { groupMobile } from '#domain/account/mobile.ts';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import { wasBlocked } from '#machines/account-deletion/refusal.ts';
import { byPlatform, type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows, moneyShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof accountDeletionMachine>;

async function problemOf(ui: Ui, { problem }: Context): Promise<void> {
  if (!problem) return;
  if (wasBlocked(problem)) return ui.reads(ui.t('accountDeletion:problems.blocked'));
  await ui.reads(
    'failure' in problem
      ? ui.t(`accountDeletion:problems.${problem.type}`, {
          reason: failureText(ui.t, problem.failure),
        })
      : ui.t(`accountDeletion:problems.${problem.type}`),
  );
}

const onPage = async (ui: Ui) => {
  await ui.title(ui.t('title:accountDelete'));
  await ui.has('button', ui.t('common:back'));
};

async function verify(ui: Ui, context: Context): Promise<void> {
  await onPage(ui);
  const { mobile, codeReason, failure } = context;
  await ui.reads(having(groupMobile(mobile)));
  if (codeReason) await ui.reads(ui.t(`login:reasons.code.${codeReason}`));
  if (failure) await ui.reads(ui.t('accountDeletion:failed'), failureText(ui.t, failure));
  await problemOf(ui, context);
}

export const screens: FlowScreens<typeof accountDeletionMachine> = {
  gestures: {
    'rules.accepted': (ui) => ui.tap('button', ui.t('accountDeletion:readMe.next')),
    'reason.chosen': (ui, { reason }) =>
      ui.tap('radio', ui.t(`accountDeletion:form.reasons.${reason}`)),
    'note.changed': (ui, { note }) => ui.fill(ui.t('accountDeletion:form.note'), note),
    'form.submitted': (ui) => ui.tap('button', ui.t('accountDeletion:form.next')),
    'code.changed': (ui, { code }) => ui.fill(ui.t('login:code'), code),
    'code.requested': (ui) => ui.tap('button', ui.t('login:sendCode')),
    'code.submitted': (ui) => ui.tap('button', ui.t('common:smsCode.submit')),
    'deletion.confirmed': (ui) => ui.tap('button', ui.t('accountDeletion:ask.confirm')),
    'deletion.cancelled': (ui) => ui.tap('button', ui.t('accountDeletion:ask.stay')),
    'page.opened': (ui, { location: { page } }) =>
      ui.tap(
        'link',
        having(
          ui.t(
            page === 'repay'
              ? 'accountDeletion:blockers.unpaidLoan.label'
              : 'accountDeletion:readMe.export.label',
          ),
        ),
      ),
    'check.requested': byPlatform,
  },
  shows: {
    starting: transient,
    sorting: transient,
    loading: onPage,
    async failed(ui, context) {
      await onPage(ui);
      await failedShows('accountDeletion')(ui, context);
    },
    async reading(ui, context) {
      await onPage(ui);
      await ui.reads(ui.t('accountDeletion:readMe.lead'));
      await ui.has('link', having(ui.t('accountDeletion:readMe.export.label')));
      await ui.has('link', having(ui.t('accountDeletion:readMe.ask.label')));
      await problemOf(ui, context);
      const next = await ui.offers('button', ui.t('accountDeletion:readMe.next'));
      const { blockers } = context;
      if (!blockers || blockers.length === 0) {
        if (!next) throw new Error('the next step is missing although no blocker exists');
        return ui.lacks(ui.t('accountDeletion:blockers.text'));
      }
      // The page shows all blockers at once (D1).
      await ui.reads(ui.t('accountDeletion:blockers.text'));
      for (const blocker of blockers) {
        const kind = blocker.type === 'operation' ? blocker.kind : blocker.type;
        await ui.has('link', having(ui.t(`accountDeletion:blockers.${kind}.label`)));
        if ('amount' in blocker) await ui.reads(formatPeso(blocker.amount));
        if ('paysFor' in blocker && blocker.paysFor) {
          const number = blocker.loanNumber;
          const detail = `accountDeletion:blockers.unpostedPayment.${blocker.paysFor}` as const;
          await ui.reads(ui.t(detail, { number }));
        }
      }
      if (next) throw new Error('the next step is offered despite a blocker');
    },
    async filling(ui, context) {
      await onPage(ui);
      const { reasonMissing } = context;
      const missing = ui.t('accountDeletion:form.reasonMissing');
      await (reasonMissing ? ui.reads(missing) : ui.lacks(missing));
      await problemOf(ui, context);
    },
    'verifying.entering': verify,
    'verifying.checking': verify,
    async 'verifying.asking'(ui) {
      await ui.dialog(ui.t('accountDeletion:ask.title'));
      await ui.reads(ui.t('accountDeletion:ask.text'));
    },
    deleting: moneyShows('accountDeletion'),
    deleted: over,
    opened: over,
    left: over,
  },
};
