import type { ContextFrom } from 'xstate';
import { formatTime } from '#domain/date-format.ts';
import type { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof orderProgressMachine>;

/** From when it is what the page says, or why it says nothing yet. */
async function standing(ui: Ui, { report, failure }: Context): Promise<void> {
  if (report)
    await ui.reads(ui.t('orderProgress:updated', { time: formatTime(report.receivedAt) }));
  else await ui.reads(failure ? failureText(ui.t, failure) : ui.t('orderProgress:loading'));
}

/** A page whose failure can only be that of its last look: a rejection has another, of its guide. */
const live =
  (
    title: 'review' | 'reviewDetails' | 'lending' | 'lendingDetails' | 'payoutFailed' | 'cancelled',
  ) =>
  async (ui: Ui, context: Context) => {
    const { failure } = context;
    await page(title)(ui, context);
    if (failure) {
      await ui.reads(ui.t('orderProgress:stale', { reason: failureText(ui.t, failure) }));
    }
  };

const page =
  (title: Parameters<typeof live>[0] | 'reject' | 'rejectDetails') =>
  async (ui: Ui, context: Context) => {
    await ui.title(ui.t(`orderProgress:${title}.title`));
    await standing(ui, context);
    await ui.has('button', ui.t('orderProgress:home'));
  };

/** Whether the page is that of a rejection, which has a guide. */
const noGuide = (ui: Ui) =>
  ui.lacks(ui.t('orderProgress:reject.guideLoading'), ui.t('orderProgress:reject.guideFailed'));

export const screens: FlowScreens<typeof orderProgressMachine> = {
  gestures: {
    'nav.back': (ui) => ui.tap('button', ui.t('orderProgress:back')),
    'details.opened': (ui) => ui.tap('button', ui.t('orderProgress:details')),
    'retry.pressed': (ui) => ui.tap('button', ui.t('orderProgress:retry')),
  },
  shows: {
    async 'following.phase.finding'(ui, context) {
      await ui.title(ui.t('orderProgress:unknownTitle'));
      await standing(ui, context);
    },
    'following.phase.reviewing.choosing': transient,
    'following.phase.reviewing.summary': live('review'),
    'following.phase.reviewing.details': live('reviewDetails'),
    'following.phase.rejected.choosing': transient,
    'following.phase.rejected.summary': page('reject'),
    'following.phase.rejected.details': page('rejectDetails'),
    'following.phase.lending.choosing': transient,
    'following.phase.lending.summary': live('lending'),
    'following.phase.lending.details': live('lendingDetails'),
    'following.phase.disbursementFailed': live('payoutFailed'),
    'following.phase.cancelled': live('cancelled'),
    'following.guide.notNeeded': noGuide,
    'following.guide.loading': (ui) => ui.lacks(ui.t('orderProgress:reject.guideFailed')),
    'following.guide.known': (ui) => noGuide(ui),
    'following.guide.failed': (ui) => ui.lacks(ui.t('orderProgress:reject.guideLoading')),
    // The watch shows in what the page says of its age; a person never waits for it.
    'following.watch.asking': standing,
    'following.watch.signedOut': standing,
    'following.watch.waiting': standing,
    'following.watch.paused': standing,
    movedOn: over,
    left: over,
  },
};
