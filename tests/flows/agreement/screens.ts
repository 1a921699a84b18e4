import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import type { FlowScreens } from '#tests/model/screens/screens.ts';

export const screens: FlowScreens<typeof agreementMachine> = {
  gestures: {},
  shows: {
    async reading(ui) {
      await ui.title(ui.t('title:agreement'));
      await ui.reads(ui.t('info:agreement.loading'));
      await ui.lacks(ui.t('info:agreement.done'));
    },
    async showing(ui) {
      await ui.title(ui.t('title:agreement'));
      await ui.reads(agreementWords.en.consent);
      await ui.has('button', ui.t('info:agreement.done'));
      await ui.lacks(ui.t('info:agreement.absentTitle'));
    },
    async absent(ui) {
      await ui.title(ui.t('title:agreement'));
      await ui.reads(ui.t('info:agreement.absentTitle'));
      await ui.has('button', ui.t('common:home'));
      await ui.lacks(ui.t('info:agreement.done'));
    },
    async failed(ui) {
      await ui.title(ui.t('title:agreement'));
      await ui.reads(ui.t('info:agreement.failedTitle'));
      await ui.lacks(ui.t('info:agreement.absentTitle'), ui.t('info:agreement.done'));
    },
  },
};
