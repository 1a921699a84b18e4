import { type Fixtures, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';

export const fixtures: Fixtures = {
  starts: { loan: opened('/repay/repay_offline?loanOrderId=loan-1') },
  services: { fetchVirtualAccount: oneCall('fetchVirtualAccount') },
};
