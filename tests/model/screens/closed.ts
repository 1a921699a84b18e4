import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { Ui } from './ui.ts';

export async function closedShows(ui: Ui, closed: ClosedBorrowing): Promise<void> {
  const name =
    closed.reason === 'underWay' ? (`underWay.s${closed.status}` as const) : closed.reason;
  const values = {
    amount: closed.reason === 'overdue' ? formatPeso(closed.amount) : '',
    day: closed.reason === 'rejected' ? formatDay(closed.applyAgainOn, ui.language) : '',
  };
  await ui.reads(ui.t(`home:closed.${name}.title`, values));
  await ui.lacks(ui.t('home:limit.title'), ui.t('borrow:limit.start'));
}
