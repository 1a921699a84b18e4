import { type BrowserPart, juan, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';

export const browser: BrowserPart = {
  starts: {
    fresh: { href: '/login' },
    loggedInElsewhere: {
      ...opened('/borrow/loop_quota'),
      async before({ called }) {
        const call = await called('queryCreditOrder');
        await call.answer({ failure: { kind: 'session', reason: 'squeezed' } });
      },
    },
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
  leavesOut: {
    played: [
      'login: network',
      'login: sessionEmpty',
      'login: sessionExpired',
      'login: sessionSqueezed',
      'mobileExists: sessionEmpty',
      'mobileExists: sessionExpired',
      'mobileExists: sessionSqueezed',
    ],
  },
};
