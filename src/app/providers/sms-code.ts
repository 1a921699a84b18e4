import * as v from 'valibot';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine, type SmsCodePorts } from '#machines/sms-code/sms-code.machine.ts';
import { noUser, type Store as Storage } from '#services/storage/store.ts';
import type { Api } from '../loading/lazy-api.ts';

/** Milliseconds; `until` is by this device's clock. */
const Cooldown = v.object({ until: v.number(), cooldown: v.number() });

/**
 * Each purpose has its own cool-down, as at the lender. A cool-down survives a reload, and after
 * the clock is set back lasts at most the full time.
 */
export function createSmsCodePorts(
  api: Pick<Api, 'call'>,
  storage: Storage,
  purpose: SmsPurpose,
): SmsCodePorts {
  const draft = `smsCooldown-${purpose}`;
  return {
    async readCooldown() {
      const last = storage.readDraft(noUser, draft, Cooldown);
      const left = last ? Math.min(last.cooldown, last.until - Date.now()) : 0;
      return { cooldown: Math.max(0, left) };
    },
    async sendSmsCode({ mobile }, signal) {
      const { cooldown } = await api.call('sendSmsCode', { mobile, purpose }, { signal });
      storage.writeDraft(noUser, draft, { until: Date.now() + cooldown, cooldown });
      return { cooldown };
    },
  };
}

export const provideSmsCode = ({ readCooldown, sendSmsCode }: SmsCodePorts) =>
  smsCodeMachine.provide({
    actors: { readCooldown: actor(readCooldown), sendSmsCode: actor(sendSmsCode) },
  });
