import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { FlowScreens } from './screens.ts';

export const agreementScreens: FlowScreens<typeof agreementMachine> = {
  gestures: {},
  shows: {
    async reading(ui) {
      await ui.title(ui.t('reading:agreement.title'));
      await ui.reads(ui.t('reading:agreement.loading'));
    },
    async showing(ui) {
      await ui.title(ui.t('reading:agreement.title'));
      await ui.reads('Terms');
      await ui.lacks(ui.t('reading:agreement.absentTitle'));
    },
    async absent(ui) {
      await ui.title(ui.t('reading:agreement.title'));
      await ui.reads(ui.t('reading:agreement.absentTitle'));
    },
  },
};
