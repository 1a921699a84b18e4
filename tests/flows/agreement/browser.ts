import { type BrowserPart, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { agreement } from '#machines/samples/loans.ts';

/** The additions to this machine's model for the walk in the browser, and the excluded parts. */
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
