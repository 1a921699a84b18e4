import * as v from 'valibot';
import type { Credentials } from '#domain/account/user.ts';
import { CallbackName, readBridgeMessage } from '#protocol/bridge-message.ts';
import { deviceInfo, packageInfo } from '#sandbox/shell/phone/identity.ts';
import type { Luck } from '../world/luck.ts';
import type { Scheduler } from '../world/scheduler.ts';

export type NativeApp = {
  session: Credentials | null;
  questions: number;
  opened: number;
};

type AnsweringApp = {
  scheduler: Scheduler;
  luck: Luck;
  name: string;
  alive: () => boolean;
  restart: () => void;
};

const opensNativePage: ReadonlySet<string> = new Set(['openPage', 'expiredCreditOrRisk']);

const isCallback = (value: unknown): value is (reply: unknown) => void =>
  typeof value === 'function';

export function createNativeSide(
  native: NativeApp,
  host: object,
  { scheduler, luck, name, alive, restart }: AnsweringApp,
): { postMessage: (text: string) => void } {
  function answerOf(action: string): unknown {
    switch (action) {
      case 'userInfo':
        return native.session;
      case 'packageInfo':
        return packageInfo;
      case 'deviceInfo':
        return deviceInfo;
      case 'checkFaceVerification':
        return { result: 'passed' };
      default:
        return { success: true };
    }
  }
  return {
    postMessage(text) {
      const message = readBridgeMessage(text);
      if (!message || !alive()) return;
      const action = message.action.split('_')[1] ?? '';
      if (action === 'logout') native.session = null;
      if (action === 'refreshApp') restart();
      if (opensNativePage.has(action)) native.opened += 1;
      const { callback } = message;
      if (!v.is(CallbackName, callback)) return;
      native.questions += 1;
      const thing = `the native app of ${name}, question ${native.questions} (${action})`;
      const chance = luck.of(thing);
      if (chance?.chance(0.03)) {
        luck.happened(thing, `${thing} is not answered`);
        return;
      }
      scheduler.after(chance?.between(1, 60) ?? 5, `native ${action}`, () => {
        const reply: unknown = Reflect.get(host, callback);
        if (isCallback(reply)) reply(answerOf(action));
      });
    },
  };
}
