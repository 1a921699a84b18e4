import { checkstand, account, paidNote } from '#machines/samples/checkstand.ts';
import { type Fixtures, juanKey, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';

/** The phone's record of the page, among the drafts. */
const kept = (notes: unknown[], accountNumber: string | null = account().accountNumber) => ({
  storage: {
    [`draft/${juanKey}/offlinePayment`]: {
      version: 1,
      loans: [{ checkstand: checkstand({ numbers: [account()] }), accountNumber, notes }],
    },
  },
});

export const fixtures: Fixtures = {
  starts: {
    loan: opened('/repay/repay_offline?loanOrderId=loan-1', {
      storage: { commonInfo: { isSetChannelSuccess: true } },
    }),
    chosen: opened('/repay/repay_offline?loanOrderId=loan-1&amount=5300', {
      storage: { commonInfo: { isSetChannelSuccess: true } },
    }),
  },
  services: { fetchVirtualAccount: oneCall('fetchVirtualAccount') },
  ready: {
    recall: {
      nothing: {},
      number: kept([]),
      noted: kept([paidNote()]),
      nothingOnScreen: kept([], null),
    },
    notePayment: { written: {} },
  },
};
