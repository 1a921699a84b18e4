import { type Fixtures, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';

export const fixtures: Fixtures = {
  starts: { any: opened('/customer/customerCenter') },
  autoReplies: { getHomepageData: { credit: null, quota: null, loans: [] } },
  services: { customerServiceEntrance: oneCall('customerServiceEntrance', () => ({})) },
};
