import * as v from 'valibot';
import type { LoginPorts } from '#machines/login/ports.ts';
import { nobody, type Store as Storage } from '#services/storage/store.ts';
import type { Api } from '../loading/lazy-api.ts';

/** The last code's cool-down, by this device's clock, in milliseconds. */
const Cooldown = v.object({ until: v.number(), cooldown: v.number() });
const draft = 'smsCooldown';

/** The ports of login. The cool-down of a code survives a reload, and a clock that is set. */
export function createLoginPorts(api: Api, storage: Storage): LoginPorts {
  return {
    async readCooldown() {
      const last = storage.readDraft(nobody, draft, Cooldown);
      const left = last ? Math.min(last.cooldown, last.until - Date.now()) : 0;
      return { cooldown: Math.max(0, left) };
    },
    async sendSmsCode({ mobile }, signal) {
      const { cooldown } = await api.call('sendSmsCode', { mobile, purpose: 'login' }, { signal });
      storage.writeDraft(nobody, draft, { until: Date.now() + cooldown, cooldown });
      return { cooldown };
    },
    mobileExists: (data, signal) => api.call('mobileExists', data, { signal }),
    login: (proof, signal) => api.call('login', proof, { signal }),
  };
}
