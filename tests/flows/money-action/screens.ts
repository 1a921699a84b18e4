import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

/** The page of money under way, which nobody can leave. */
const phase = (name: 'sending' | 'checking' | 'waiting') => async (ui: Ui) => {
  await ui.title(ui.t(`borrow:money.${name}.title`));
  await ui.reads(ui.t(`borrow:money.${name}.text`));
  if (await ui.offers('button', ui.t('borrow:back'))) throw new Error('money can be left');
};

/** Whether customer service comes first: the server should have told by now and can't be asked. */
const settled =
  (name: 'checking' | 'waiting') =>
  async (ui: Ui, { failure }: { failure: unknown }) => {
    await phase(name)(ui);
    await ui.has('button', ui.t('borrow:support'));
    if (failure) await ui.reads(ui.t('borrow:money.overdue'));
    else await ui.lacks(ui.t('borrow:money.overdue'));
  };

/** Money as the page of borrowing shows it. */
export const screens: FlowScreens<typeof moneyActionMachine> = {
  gestures: { 'check.requested': (ui) => ui.tap('button', ui.t('borrow:money.check')) },
  shows: {
    starting: transient,
    preparing: phase('sending'),
    submitting: phase('sending'),
    'unknown.settling.reconciling': phase('checking'),
    'unknown.settling.waiting': phase('waiting'),
    'unknown.settled.reconciling': settled('checking'),
    'unknown.settled.waiting': settled('waiting'),
    closing: phase('checking'),
    done: over,
    refused: over,
    notSent: over,
    notTaken: over,
  },
};
