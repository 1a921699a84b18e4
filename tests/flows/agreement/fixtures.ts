import { type Fixtures, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { agreement } from '#machines/samples/loans.ts';

export const fixtures: Fixtures = {
  starts: { any: opened('/agreement') },
  autoReplies: { getHomepageData: { credit: null, quota: null, loans: [] } },
  services: {},
  ready: {
    readStoredAgreement: {
      kept: { storage: { loanAgreementHtml: agreement.html } },
      none: {},
    },
  },
};
