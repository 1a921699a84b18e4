import { type BrowserPart, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { agreement } from '#machines/samples/loans.ts';

export const browser: BrowserPart = {
  starts: { any: opened('/agreement') },
  autoReplies: { getHomepageData: { credit: null, quota: null, loans: [] } },
  ready: {
    readStoredAgreement: {
      kept: { storage: { loanAgreementHtml: agreement.html } },
      none: {},
    },
  },
};
