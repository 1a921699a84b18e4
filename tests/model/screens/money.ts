import type { MoneyIntent } from '#domain/money.ts';
import type { Ui } from './ui.ts';

/** The page of a money action in its first state. */
export const moneyShows =
  (
    words:
      | 'borrow'
      | 'repayment'
      | 'restructure'
      | 'rollover'
      | 'bankCardChange'
      | 'accountDeletion',
  ) =>
  async (ui: Ui, { intent }: { intent: MoneyIntent | null }) => {
    const phase = intent ? 'checking' : 'sending';
    await ui.title(ui.t(`${words}:money.${phase}.title`));
    await ui.reads(ui.t(`${words}:money.${phase}.text`));
    if (await ui.offers('button', ui.t(`${words}:back`)))
      throw new Error('the page of a money action has a back button');
  };
