import { opened, type Wire } from '../harness/wire.ts';

export const agreementWire: Wire = {
  starts: { any: opened('/agreement') },
  aside: { getHomepageData: { credit: null, quota: null, loans: [] } },
  services: {},
  ready: {
    readStoredAgreement: {
      kept: { storage: { loanAgreementHtml: '<p>Terms</p>' } },
      none: {},
    },
  },
};
