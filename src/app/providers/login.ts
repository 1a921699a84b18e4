import type { LoginPorts } from '#machines/login/ports.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import type { Api } from '../loading/lazy-api.ts';
import { createSmsCodePorts } from './sms-code.ts';

export function createLoginPorts(api: Api, storage: Storage): LoginPorts {
  return {
    ...createSmsCodePorts(api, storage, 'login'),
    mobileExists: (data, signal) => api.call('mobileExists', data, { signal }),
    login: (proof, signal) => api.call('login', proof, { signal }),
  };
}
