import type { ContextFrom } from 'xstate';
import { failureText } from '#i18n/failure-text.ts';
import type { feedbackTicketsMachine } from '#machines/feedback-tickets/feedback-tickets.machine.ts';
import { byPlatform, type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { whyShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof feedbackTicketsMachine>;

async function form(ui: Ui, { draft, faults, failure }: Context): Promise<void> {
  await ui.title(ui.t('title:ticketForm'));
  const short = ui.t('feedbackTickets:form.fault.description.short', { least: 5 });
  await (faults.description === 'short' ? ui.reads(short) : ui.lacks(short));
  const malformed = ui.t('feedbackTickets:form.fault.mobile.malformed');
  await (faults.mobile === 'malformed' ? ui.reads(malformed) : ui.lacks(malformed));
  for (const { name } of draft?.pictures ?? []) await ui.reads(name);
  if (failure) await ui.reads(having(failureText(ui.t, failure)));
}

export const screens: FlowScreens<typeof feedbackTicketsMachine> = {
  gestures: {
    async 'retry.pressed'(ui) {
      for (const name of [ui.t('common:retry'), ui.t('feedbackTickets:form.unknown.again')]) {
        if (await ui.offers('button', name)) return ui.tap('button', name);
      }
      return byPlatform;
    },
    // Children do not react here; their own walks cover these events.
    'end.reached': byPlatform,
    'pictures.chosen': byPlatform,
    'picture.retried': byPlatform,
    'picture.removed': byPlatform,
    'pictures.taken': byPlatform,
    'pictures.changed': byPlatform,
    'text.changed': byPlatform,
    'message.submitted': byPlatform,
    'message.retried': byPlatform,
    'message.removed': byPlatform,
    'earlier.requested': byPlatform,
    async 'entry.changed'(ui, { field, value }) {
      await ui.fill(
        ui.t(`feedbackTickets:form.${field === 'contactableTime' ? 'time' : field}`),
        value,
      );
    },
    'ticket.submitted': ['button', 'feedbackTickets:form.send'],
    'ticket.confirmed': ['button', 'feedbackTickets:without.send'],
    'question.closed': ['button', 'feedbackTickets:without.stay'],
    'filter.chosen': (ui, { filter }) =>
      ui.tap('radio', ui.t(`feedbackTickets:list.filter.${filter}`)),
    async 'ticket.opened'(ui) {
      const sent = ui.t('feedbackTickets:sent.open');
      const inTheList = new RegExp(ui.t('feedbackTickets:types.paymentNotPosted'));
      for (const name of [sent, inTheList]) {
        if (await ui.offers('button', name)) return ui.tap('button', name);
      }
      return byPlatform;
    },
    'form.opened': ['button', 'feedbackTickets:list.write'],
    'list.opened': ['button', 'feedbackTickets:sent.list'],
  },
  shows: {
    choosing: transient,
    list: { title: 'title:ticketList' },
    'form.loading': { title: 'title:ticketForm' },
    'form.sorting': transient,
    'form.failed': [{ reads: 'feedbackTickets:form.failed' }, whyShows],
    'form.writing.filling': form,
    'form.writing.gathering': transient,
    'form.writing.waiting': [form, { reads: 'feedbackTickets:form.waitingForPictures' }],
    'form.writing.asking': { dialog: 'feedbackTickets:without.title' },
    'form.sending': { title: 'title:ticketForm' },
    'form.undelivered': { reads: 'feedbackTickets:form.unknown.title' },
    sent: [
      { title: 'title:ticketSent' },
      (ui, { sent }) => ui.reads(sent?.ticketNumber ?? 'number'),
    ],
    detail: { title: 'title:ticketDetail' },
    left: over,
  },
};
