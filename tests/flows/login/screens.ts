import type { LoginField } from '#machines/login/entries.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import { type FlowScreens, over } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

const labels = {
  mobile: 'login:mobile',
  code: 'login:code',
  username: 'login:username',
  password: 'login:password',
} as const satisfies Record<LoginField, string>;

export const screens: FlowScreens<typeof loginMachine> = {
  gestures: {
    'method.chosen': (ui, { method }) =>
      ui.tap('tab', ui.t(method === 'sms' ? 'login:bySms' : 'login:byPassword')),
    'entry.changed': (ui, { field, value }) => ui.fill(ui.t(labels[field]), value),
    'password.revealed': (ui, { revealed }) =>
      ui.tap('button', ui.t(revealed ? 'login:reveal' : 'login:hide')),
    'code.requested': (ui) => ui.tap('button', ui.t('login:sendCode')),
    'login.submitted': (ui) => ui.tap('button', ui.t('login:submit')),
  },
  shows: {
    async entering(ui, { failure, method, passwordRevealed, reasons }) {
      await ui.title(ui.t('login:title'));
      await ui.has('button', ui.t('login:submit'));
      if (failure) await ui.reads(failureText(ui.t, failure));
      if (method === 'sms') {
        await ui.has('button', ui.t('login:sendCode'));
        if (reasons.mobile) await ui.reads(ui.t(`login:reasons.mobile.${reasons.mobile}`));
        if (reasons.code) await ui.reads(ui.t(`login:reasons.code.${reasons.code}`));
      } else {
        await ui.has('button', ui.t(passwordRevealed ? 'login:hide' : 'login:reveal'));
        if (reasons.username) await ui.reads(ui.t(`login:reasons.username.${reasons.username}`));
        if (reasons.password) await ui.reads(ui.t(`login:reasons.password.${reasons.password}`));
      }
    },
    async checkingMobile(ui) {
      await ui.title(ui.t('login:title'));
      await isBusy(ui, ui.t('login:sendCode'));
    },
    async loggingIn(ui) {
      await ui.title(ui.t('login:title'));
      await isBusy(ui, ui.t('login:loggingIn'));
    },
    loggedIn: over,
  },
};

/** The button is there to be read, and can't be pressed. */
async function isBusy(ui: Ui, name: string): Promise<void> {
  await ui.reads(name);
  if (await ui.offers('button', name)) throw new Error(`${name} can be pressed`);
}
