import { type Fixtures, opened } from '#tests/browser/walk/harness/fixtures.ts';

export const fixtures: Fixtures = {
  starts: { any: opened('/agreement') },
  autoReplies: { getHomepageData: { credit: null, quota: null, loans: [] } },
  services: {},
  ready: {
    readStoredAgreement: {
      kept: { storage: { loanAgreementHtml: '<p>Terms</p>' } },
      none: {},
    },
  },
};
