import { oneCall, opened, type Wire } from '../harness/wire.ts';
import { creditCheck, loanStatusRouting } from './children.ts';

export const homeWire: Wire = {
  starts: { any: opened('/') },
  aside: {},
  services: {
    getHomepageData: oneCall('getHomepageData', () => ({})),
    creditCheck,
    loanStatusRouting,
  },
  ready: {
    openNativePage: { opened: { deaf: [] }, noApp: { deaf: ['openPage'] } },
    reportExpiredCredit: { opened: { deaf: [] }, noApp: { deaf: ['expiredCreditOrRisk'] } },
  },
};
