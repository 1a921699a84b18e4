import type { ContextFrom } from 'xstate';
import { formatPeso } from '#domain/peso.ts';
import type { reofferMachine } from '#machines/reoffer/reoffer.machine.ts';
import { byPlatform, type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof reofferMachine>;

const nothing = { lacks: 'popups:reoffer.title' } as const;

/** The popup shows the old total and both answers (F1, F2). */
async function offered(ui: Ui, { benefits }: Context): Promise<void> {
  await ui.dialog(ui.t('popups:reoffer.title'));
  if (benefits) await ui.reads(formatPeso(benefits.total.before));
  await ui.has('button', ui.t('popups:reoffer.accept'));
  await ui.has('button', ui.t('popups:reoffer.decline'));
}

const ended = { reads: 'popups:reoffer.ended' } as const;

export const screens: FlowScreens<typeof reofferMachine> = {
  gestures: {
    'nav.back': byPlatform,
    'offer.accepted': ['button', 'popups:reoffer.accept'],
    'offer.declined': ['button', 'popups:reoffer.decline'],
  },
  shows: {
    checking: nothing,
    fetching: nothing,
    'offering.higherLimit.judging': transient,
    'offering.higherLimit.holding': [
      offered,
      (ui, { benefits }) => ui.reads(formatPeso(benefits?.higherLimit?.after ?? Number.NaN)),
    ],
    'offering.higherLimit.absent': offered,
    'offering.higherLimit.ended': ended,
    'offering.lowerInterest.judging': transient,
    'offering.lowerInterest.holding': [
      offered,
      (ui) => ui.reads(ui.t('popups:reoffer.off', { percent: '20%' })),
    ],
    'offering.lowerInterest.absent': offered,
    'offering.lowerInterest.ended': ended,
    'offering.extraDays.judging': transient,
    'offering.extraDays.holding': [offered, { reads: 'popups:reoffer.free' }],
    'offering.extraDays.absent': offered,
    'offering.extraDays.ended': ended,
    declining: nothing,
    accepting: nothing,
    accepted: over,
    declined: over,
    expired: over,
    none: over,
  },
};
