import type { ContextFrom } from 'xstate';
import { assumedCodes } from '#domain/codes.ts';
import { groupMobile } from '#domain/account/mobile.ts';
import type { LoginField } from '#machines/login/entries.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof loginMachine>;

const labels = {
  mobile: 'login:mobile',
  code: 'login:code',
  username: 'login:username',
  password: 'login:password',
} as const satisfies Record<LoginField, string>;

type Heading = 'login:codeNotSent' | 'login:passwordClosed' | 'login:fail';

async function refused(ui: Ui, { failure }: Context, heading: Heading): Promise<void> {
  if (failure?.kind === 'business') await ui.reads(ui.t(heading));
}

async function login(ui: Ui, { failure, loss }: Context): Promise<void> {
  await ui.title(ui.t('title:login'));
  if (failure) await ui.reads(failureText(ui.t, failure));
  if (loss === 'squeezed') await ui.reads(ui.t('toastMsg:loginTip3'));
}

const isBusy = (button: 'login:sendCode' | 'login:loggingIn') => async (ui: Ui) => {
  const name = ui.t(button);
  await ui.title(ui.t('title:login'));
  await ui.reads(name);
  if (await ui.offers('button', name)) throw new Error(`the button ${name} is enabled`);
};

export const screens: FlowScreens<typeof loginMachine> = {
  gestures: {
    async 'method.chosen'(ui, { method }) {
      if (method === 'sms') return ui.tap('tab', ui.t('login:bySms'));
      const instead = ui.t('login:withPassword');
      return (await ui.offers('button', instead))
        ? ui.tap('button', instead)
        : ui.tap('tab', ui.t('login:byPassword'));
    },
    'entry.changed': (ui, { field, value }) => ui.fill(ui.t(labels[field]), value),
    'password.revealed': (ui, { revealed }) =>
      ui.tap('button', ui.t(revealed ? 'login:reveal' : 'login:hide')),
    'code.requested': ['button', 'login:sendCode'],
    'mobile.reopened': ['button', 'login:changeMobile'],
    'login.submitted': ['button', 'login:submit'],
  },
  shows: {
    starting: transient,
    async enteringMobile(ui, context) {
      await login(ui, context);
      await refused(ui, context, 'login:codeNotSent');
      await ui.has('button', ui.t('login:sendCode'));
      const { mobile } = context.reasons;
      if (mobile) await ui.reads(ui.t(`login:reasons.mobile.${mobile}`));
    },
    async enteringCode(ui, context) {
      await login(ui, context);
      await refused(ui, context, 'login:fail');
      await ui.reads(groupMobile(context.mobile ?? ''));
      await ui.has('button', ui.t('login:submit'));
      const { code } = context.reasons;
      if (code) await ui.reads(ui.t(`login:reasons.code.${code}`));
    },
    async enteringPassword(ui, context) {
      await login(ui, context);
      const { passwordRevealed, reasons, failure } = context;
      const isClosed =
        failure?.kind === 'business' && failure.code === assumedCodes.tooManyPasswords;
      await refused(ui, context, isClosed ? 'login:passwordClosed' : 'login:fail');
      await ui.has('button', ui.t('login:submit'));
      await ui.has('button', ui.t(passwordRevealed ? 'login:hide' : 'login:reveal'));
      if (reasons.username) await ui.reads(ui.t(`login:reasons.username.${reasons.username}`));
      if (reasons.password) await ui.reads(ui.t(`login:reasons.password.${reasons.password}`));
    },
    checkingMobile: isBusy('login:sendCode'),
    checkingCode: isBusy('login:loggingIn'),
    checkingPassword: isBusy('login:loggingIn'),
    loggedIn: over,
  },
};
