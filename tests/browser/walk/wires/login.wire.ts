import { juan, oneCall, type Wire } from '../harness/wire.ts';

export const loginWire: Wire = {
  starts: {
    fresh: { href: '/login' },
    remembered: {
      href: '/login',
      storage: {
        'draft/nobody/login': { version: 1, method: 'password', mobile: '', username: 'juan' },
      },
    },
  },
  aside: {
    sendSmsCode: { cooldown: 0 },
    getCurrentUserInfo: juan.userInfo,
    getHomepageData: { credit: null, quota: null, loans: [] },
  },
  services: { mobileExists: oneCall('mobileExists'), login: oneCall('login') },
};
