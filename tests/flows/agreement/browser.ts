import { type BrowserPart, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { agreement } from '#machines/samples/loans.ts';

/** How the built app plays this machine, and what the browser leaves out. */
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
