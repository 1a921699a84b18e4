import type { OperationKind } from './operation-offer.ts';
import type { Location } from './pages.ts';

/** The pages on which an operation's terms are described: a kind that has none can't be started here. */
const describePages: { [Kind in OperationKind]?: (orderId: string) => Location } = {
  restructure: (restructureOrderId) => ({
    page: 'restructureDescribe',
    query: { restructureOrderId },
  }),
  rollover: (deferralOrderId) => ({ page: 'rolloverDescribe', query: { deferralOrderId } }),
};

/** Where an operation is described; null for a kind that has no page. */
export function describeLocation(kind: OperationKind, orderId: string): Location | null {
  return describePages[kind]?.(orderId) ?? null;
}

/** Whether a kind of operation has pages here. */
export const hasPages = (kind: OperationKind): boolean => kind in describePages;
