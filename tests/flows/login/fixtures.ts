import { type Fixtures, juan, oneCall } from '#tests/browser/walk/harness/fixtures.ts';

export const fixtures: Fixtures = {
  starts: {
    fresh: { href: '/login' },
    remembered: {
      href: '/login',
      storage: {
        'draft/nobody/login': { version: 1, method: 'password', mobile: '', username: 'juan' },
      },
    },
  },
  autoReplies: {
    sendSmsCode: { cooldown: 0 },
    getCurrentUserInfo: juan.userInfo,
    getHomepageData: { credit: null, quota: null, loans: [] },
  },
  services: { mobileExists: oneCall('mobileExists'), login: oneCall('login') },
};
