import type { ContextFrom } from 'xstate';
import { needsLogin } from '#domain/codes.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyPhase } from '#machines/money-action/view.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof moneyActionMachine>;

const phase =
  (name: MoneyPhase) =>
  async (ui: Ui, { failure }: Context) => {
    await ui.title(ui.t(name === 'sending' ? 'borrow:money.title' : `common:money.${name}`));
    await ui.reads(ui.t(`borrow:money.${name}`));
    if (await ui.offers('button', ui.t('common:back')))
      throw new Error('the page of a money action has a back button');
    const leads = await ui.offers('button', ui.t('common:home'));
    if (leads === (name === 'sending')) throw new Error(`the way home at ${name}: ${leads}`);
    if (failure) await ui.reads(ui.t('common:money.notAsked'), failureText(ui.t, failure));
    else await ui.lacks(ui.t('common:money.notAsked'));
    const logsIn = failure !== null && needsLogin(failure);
    if ((await ui.offers('button', ui.t('common:money.logIn'))) !== logsIn)
      throw new Error(`logging in again: ${!logsIn}`);
  };

async function overdue(ui: Ui, { failure }: Context): Promise<void> {
  const words = ui.t('common:money.overdue');
  await (failure ? ui.reads(words) : ui.lacks(words));
}

const settled = (name: MoneyPhase) =>
  [phase(name), { button: 'title:customerCenter' }, overdue] as const;

/** The money action on the borrow page. */
export const screens: FlowScreens<typeof moneyActionMachine> = {
  gestures: { 'check.requested': ['button', 'common:money.check'] },
  shows: {
    starting: transient,
    preparing: phase('sending'),
    submitting: phase('sending'),
    'unknown.settling.reconciling': phase('checking'),
    'unknown.settling.waiting': phase('waiting'),
    'unknown.settled.reconciling': settled('checking'),
    'unknown.settled.waiting': settled('late'),
    closing: (ui, context) => phase('checking')(ui, { ...context, failure: null }),
    done: over,
    refused: over,
    notSent: over,
    notTaken: over,
  },
};
