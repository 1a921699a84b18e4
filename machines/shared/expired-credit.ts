import { required } from './required.ts';
import { withEvent } from './with-event.ts';

/** `action` runs if the report fails, or the native app received nothing. */
export const reportExpiredCreditTo = <const Target extends string, const Action>(
  target: Target,
  action: Action,
) =>
  ({
    id: 'reportExpiredCredit',
    src: 'reportExpiredCredit',
    input: ({ context }: { context: { expiredCreditOrderId: string | null } }) => ({
      creditOrderId: required(context.expiredCreditOrderId, 'expired credit order'),
    }),
    onDone: [
      { guard: withEvent('appOpened'), target },
      { target, actions: action },
    ],
    onError: { target, actions: action },
  }) as const;
