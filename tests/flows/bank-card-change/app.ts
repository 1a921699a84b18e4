import type { BankCardChangePorts, FaceResult } from '#machines/bank-card-change/ports.ts';
import { isWallet } from '#domain/payments/payout-methods.ts';
import { parseSmsCode } from '#domain/account/sms-code.ts';
import { cardIn } from '#machines/bank-card-change/bank-card-change.setup.ts';
import { faultsOf } from '#machines/bank-card-change/form.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { type Ends, gives, serverFailures } from '#tests/model/app/calls.ts';
import { cardKnown, failedAtBank, payoutUnderWay } from '#machines/samples/bank-card.ts';

export const app: AppFlow<'bankCardChange', BankCardChangePorts> = {
  ports: ({ port }) => ({
    operationConfig: port('operationConfig', () => ({
      open: gives(cardKnown(failedAtBank)),
      closed: gives(cardKnown({ closed: payoutUnderWay })),
      ...serverFailures,
    })),
    checkFaceVerification: port(
      'checkFaceVerification',
      (): Ends<{ result: FaceResult }> => ({
        passed: gives({ result: 'passed' }),
        unavailable: gives({ result: 'unavailable' }),
      }),
    ),
    rememberOldAccount: () => undefined,
  }),
  // For the visible form: whether a wallet is chosen, the first invalid field, whether errors are
  // shown, and the face check.
  key: ({ context: { known, code, codeGiven, form, faults, faceChecked, problem, changed } }) => [
    known?.bankCard?.closed?.reason,
    parseSmsCode(code).ok,
    problem !== null,
    changed?.resentLoanOrderId,
    codeGiven,
    codeGiven && form
      ? [
          isWallet(form.accountType),
          Object.keys(faultsOf(form, cardIn({ known }).account) ?? {})[0],
          Object.keys(faults).length > 0,
          faceChecked,
        ]
      : null,
  ],
};
