import type { Overpayment, Refund } from '#domain/payments/overpayment.ts';
import { type Block, line } from './reading.ts';

export function overpaidLines({ centavos }: Pick<Overpayment, 'centavos'>): Block[] {
  const left = centavos > 0 && centavos / 100;
  return [[line`You overpaid ${left}`], [line`Get ${left} back`]];
}

export function refundLines(refund: Refund | null): Block[] {
  const isAt = (state: Refund['state']) => refund?.state === state && refund.centavos / 100;
  return [
    [line`${isAt('sending')} is on its way to you`],
    [line`${isAt('held')} was not sent yet`],
    [line`${isAt('sent')} was sent to you`],
    [line`${isAt('failed')} could not be sent`],
  ];
}
