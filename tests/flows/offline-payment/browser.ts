import { checkstand, account, paidNote } from '#machines/samples/checkstand.ts';
import { type BrowserPart, juanKey, opened } from '#tests/browser/walk/harness/fixtures.ts';

const storedRecord = (
  notes: unknown[],
  accountNumber: string | null = account().accountNumber,
) => ({
  storage: {
    [`draft/${juanKey}/offlinePayment`]: {
      version: 1,
      loans: [{ checkstand: checkstand({ numbers: [account()] }), accountNumber, notes }],
    },
  },
});

const days =
  'a number is valid for days, and the page polls before its end: covered by the walk of the screens';

export const browser: BrowserPart = {
  starts: {
    loan: opened('/repay/repay_offline?loanOrderId=loan-1', {
      storage: { commonInfo: { isSetChannelSuccess: true } },
    }),
    chosen: opened('/repay/repay_offline?loanOrderId=loan-1&amount=5300', {
      storage: { commonInfo: { isSetChannelSuccess: true } },
    }),
  },

  ready: {
    recall: {
      nothing: {},
      number: storedRecord([]),
      noted: storedRecord([paidNote()]),
      nothingOnScreen: storedRecord([], null),
    },
    notePayment: { written: {} },
  },
  leavesOut: {
    outcomes: {
      'recall: otherLoan': 'records are stored per loan: tests/unit/app/flows/checkstand-records',
    },
    never: {
      'time until the end of a number': {
        reason: days,
        is: (step, { snapshot }) =>
          step.type === 'elapse' &&
          (snapshot.matches({ open: { desk: { number: 'alive' } } }) ||
            snapshot.matches({ open: { desk: { number: 'expiringSoon' } } })),
      },
    },
  },
};
