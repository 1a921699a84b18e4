import type { ContextFrom } from 'xstate';
import { groupMobile } from '#domain/account/mobile.ts';
import type { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import { byPlatform, type FlowScreens } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof smsCodeMachine>;

async function code(ui: Ui, { mobile, sentTo, failure }: Context): Promise<void> {
  await ui.title(ui.t('title:login'));
  if (mobile === null) await ui.reads(ui.t('login:mobileHint'));
  else {
    const to = { mobile: groupMobile(mobile) };
    await ui.reads(ui.t(sentTo === mobile ? 'login:sentTo' : 'login:codeFor', to));
  }
  if (failure) await ui.reads(failureText(ui.t, failure));
}

const ready = [code, { button: 'login:sendCode' }] as const;

/** The SMS code on the login page. */
export const screens: FlowScreens<typeof smsCodeMachine> = {
  // The page's login sends the event.
  gestures: { 'code.ordered': byPlatform },
  shows: {
    resuming: ready,
    ready,
    async sending(ui, context) {
      await code(ui, context);
      if (await ui.offers('button', ui.t('login:sendCode')))
        throw new Error('the code can be sent a second time while it is being sent');
    },
    async coolingDown(ui, context) {
      await code(ui, context);
      if (context.mobile === null) return ui.has('button', ui.t('login:sendCode'));
      await ui.reads(ui.t('login:sendAgain', { seconds: context.secondsLeft }));
    },
  },
};
