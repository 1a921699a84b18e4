import { required } from './required.ts';
import { withEvent } from './with-event.ts';

/** `otherwise`: the report failed, or the native app received nothing. */
export const reportExpiredCreditTo = <const Target extends string, const Otherwise>(
  target: Target,
  otherwise: Otherwise,
) =>
  ({
    id: 'reportExpiredCredit',
    src: 'reportExpiredCredit',
    input: ({ context }: { context: { expiredCreditOrderId: string | null } }) => ({
      creditOrderId: required(context.expiredCreditOrderId, 'expired credit order'),
    }),
    onDone: [{ guard: withEvent('appOpened'), target }, otherwise],
    onError: otherwise,
  }) as const;
