import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { FlowScreens } from '#tests/model/screens/screens.ts';

export const screens: FlowScreens<typeof agreementMachine> = {
  gestures: {},
  shows: {
    async reading(ui) {
      await ui.title(ui.t('info:agreement.title'));
      await ui.reads(ui.t('info:agreement.loading'));
    },
    async showing(ui) {
      await ui.title(ui.t('info:agreement.title'));
      await ui.reads('Terms');
      await ui.lacks(ui.t('info:agreement.absentTitle'));
    },
    async absent(ui) {
      await ui.title(ui.t('info:agreement.title'));
      await ui.reads(ui.t('info:agreement.absentTitle'));
    },
  },
};
