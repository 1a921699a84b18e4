import type { ContextFrom } from 'xstate';
import { failureText } from '#i18n/failure-text.ts';
import type { ratingMachine } from '#machines/rating/rating.machine.ts';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof ratingMachine>;

const nameOf = (ui: Ui, stars: number) =>
  stars === 1 ? ui.t('popups:rating.names.one') : ui.t('popups:rating.names.some', { stars });

/** All ratings get the same thanks, and the store link if its address is known (G2). */
async function thanks(ui: Ui, { storeUrl }: Context): Promise<void> {
  await ui.dialog(ui.t('popups:rating.thanks'));
  const store = ui.t('popups:rating.storeText');
  await (storeUrl === null ? ui.lacks(store) : ui.reads(store));
}

export const screens: FlowScreens<typeof ratingMachine> = {
  gestures: {
    'nav.back': byPlatform,
    'stars.chosen': (ui, { stars }) => ui.tap('radio', nameOf(ui, stars)),
    'comment.changed': (ui, { comment }) => ui.fill(ui.t('popups:rating.comment'), comment),
    'rating.submitted': ['button', 'popups:rating.submit'],
    'store.opened': ['button', 'popups:rating.store'],
    'rating.discarded': ['button', 'popups:rating.discard.leave'],
    'popup.closed': ['button', 'popups:rating.discard.stay', 'popups:rating.later', 'popups:close'],
  },
  shows: {
    noting: { lacks: 'popups:rating.title' },
    async asking(ui, { failure }) {
      await ui.dialog(ui.t('popups:rating.title'));
      const refused = ui.t('popups:rating.refused');
      const unknown = ui.t('popups:rating.unknown');
      if (failure?.kind === 'business') await ui.reads(refused, failureText(ui.t, failure));
      else if (failure) {
        await ui.reads(unknown, `${failureText(ui.t, failure)} ${ui.t('popups:rating.again')}`);
      } else await ui.lacks(unknown);
    },
    discarding: { dialog: 'popups:rating.discard.title' },
    async submitting(ui) {
      await ui.reads(ui.t('popups:rating.sending'));
      const changeable = await ui.offers('radio', nameOf(ui, 1));
      if (changeable) throw new Error('stars that are being sent can be changed');
    },
    thanking: thanks,
    openingStore: thanks,
    closed: over,
  },
};
