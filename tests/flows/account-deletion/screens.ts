import type { ContextFrom } from 'xstate';
import { groupMobile } from '#domain/account/mobile.ts';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import { wasBlocked } from '#machines/account-deletion/refusal.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows, moneyShows, problemShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof accountDeletionMachine>;

async function problemOf(ui: Ui, { problem }: Context): Promise<void> {
  if (problem && wasBlocked(problem)) return ui.reads(ui.t('accountDeletion:problems.blocked'));
  await problemShows(ui, problem, (type, values) =>
    ui.t(`accountDeletion:problems.${type}`, values),
  );
}

const onPage = { title: 'title:accountDelete', button: 'common:back' } as const;

async function verify(ui: Ui, context: Context): Promise<void> {
  const { mobile, codeReason, failure } = context;
  await ui.reads(having(groupMobile(mobile)));
  if (codeReason) await ui.reads(ui.t(`login:reasons.code.${codeReason}`));
  if (failure) await ui.reads(ui.t('accountDeletion:failed'), failureText(ui.t, failure));
  await problemOf(ui, context);
}

async function reading(ui: Ui, { blockers }: Context): Promise<void> {
  await ui.has('link', having(ui.t('accountDeletion:readMe.export.label')));
  await ui.has('link', having(ui.t('accountDeletion:readMe.ask.label')));
  const next = await ui.offers('button', ui.t('accountDeletion:readMe.next'));
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
}

export const screens: FlowScreens<typeof accountDeletionMachine> = {
  gestures: {
    'rules.accepted': ['button', 'accountDeletion:readMe.next'],
    'reason.chosen': (ui, { reason }) =>
      ui.tap('radio', ui.t(`accountDeletion:form.reasons.${reason}`)),
    'note.changed': (ui, { note }) => ui.fill(ui.t('accountDeletion:form.note'), note),
    'form.submitted': ['button', 'accountDeletion:form.next'],
    'code.changed': (ui, { code }) => ui.fill(ui.t('login:code'), code),
    'code.requested': ['button', 'login:sendCode'],
    'code.submitted': ['button', 'common:smsCode.submit'],
    'deletion.confirmed': ['button', 'accountDeletion:ask.confirm'],
    'deletion.cancelled': ['button', 'accountDeletion:ask.stay'],
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
  },
  shows: {
    starting: transient,
    sorting: transient,
    loading: onPage,
    failed: [onPage, failedShows('accountDeletion:failed')],
    reading: [onPage, { reads: 'accountDeletion:readMe.lead' }, problemOf, reading],
    filling: [
      onPage,
      problemOf,
      async (ui, { reasonMissing }) => {
        const missing = ui.t('accountDeletion:form.reasonMissing');
        await (reasonMissing ? ui.reads(missing) : ui.lacks(missing));
      },
    ],
    'verifying.entering': [onPage, verify],
    'verifying.checking': [onPage, verify],
    'verifying.asking': { dialog: 'accountDeletion:ask.title', reads: 'accountDeletion:ask.text' },
    deleting: moneyShows('accountDeletion'),
    deleted: over,
    opened: over,
    left: over,
  },
};
