import type { supportMachine } from '#machines/support/support.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { FlowScreens } from '#tests/model/screens/screens.ts';
import { having } from '#tests/model/screens/ui.ts';

export const screens: FlowScreens<typeof supportMachine> = {
  gestures: {
    'retry.pressed': (ui) => ui.tap('button', ui.t('info:retry')),
  },
  shows: {
    async loading(ui, { entrance }) {
      await ui.title(ui.t('title:customerCenter'));
      // What is known stays while it is fetched again.
      if (entrance) await ui.has('link', having(entrance.hotline));
      else await ui.reads(ui.t('info:support.loading'));
    },
    async showing(ui, { entrance }) {
      await ui.title(ui.t('title:customerCenter'));
      await ui.has('link', having(entrance?.hotline ?? 'no hotline'));
      await ui.has('link', having(ui.t('info:support.online')));
    },
    async failed(ui, { failure }) {
      await ui.title(ui.t('title:customerCenter'));
      await ui.reads(ui.t('info:support.failed'), failure ? failureText(ui.t, failure) : /why/);
      await ui.has('button', ui.t('info:retry'));
    },
  },
};
