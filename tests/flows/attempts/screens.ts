import type { ContextFrom } from 'xstate';
import type { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { required } from '#machines/shared/required.ts';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof attemptsMachine>;

/** No screen shows the reconciliation. */
const unseen = {};

async function checkNews(ui: Ui, { news }: Context): Promise<void> {
  const { kind, taken } = required(news[0], 'news');
  await ui.reads(ui.t(`attempts:${kind}.${taken ? 'taken' : 'notTaken'}`));
  await ui.lacks(ui.t(`attempts:${kind}.${taken ? 'notTaken' : 'taken'}`));
}

export const screens: FlowScreens<typeof attemptsMachine> = {
  gestures: {
    // The root sends these two events.
    'flow.entered': byPlatform,
    'flow.left': byPlatform,
    'outcome.closed': ['button', 'attempts:close'],
  },
  shows: {
    'working.finding.looking': unseen,
    'working.finding.resting': unseen,
    'working.finding.pausing': unseen,
    'working.finding.asking': unseen,
    'working.telling.nothing': { lacks: 'attempts:close' },
    'working.telling.news': checkNews,
    over,
  },
};
