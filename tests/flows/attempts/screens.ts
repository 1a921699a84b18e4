import type { ContextFrom } from 'xstate';
import type { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import { required } from '#machines/shared/required.ts';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof attemptsMachine>;

const nothing = (ui: Ui) => ui.lacks(ui.t('attempts:close'));

async function told(ui: Ui, { attempt, taken }: Context): Promise<void> {
  const { kind } = required(attempt, 'attempt').baseline;
  await ui.reads(ui.t(`attempts:${kind}.${taken ? 'taken' : 'notTaken'}`));
  await ui.lacks(ui.t(`attempts:${kind}.${taken ? 'notTaken' : 'taken'}`));
}

export const screens: FlowScreens<typeof attemptsMachine> = {
  gestures: {
    // The root says it.
    'flow.entered': byPlatform,
    'outcome.closed': (ui) => ui.tap('button', ui.t('attempts:close')),
  },
  shows: {
    looking: nothing,
    resting: nothing,
    pausing: nothing,
    asking: nothing,
    telling: told,
    over,
  },
};
