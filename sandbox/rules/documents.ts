import { type DocumentKind, documentKinds, uploadComplete } from '#domain/credit-order.ts';
import { product } from './product.ts';

/** A file that a borrower uploaded, and when. */
export type Uploaded = { kind: string; uploadedAt: number };

/** How long a file counts, in milliseconds; null for good. */
function validityOf(kind: DocumentKind): number | null {
  return kind === 'selfie' ? product.credit.selfieValidity : null;
}

/**
 * The state of the eight-in-one upload (S3): 5 when all eight files count, before that half of
 * those that do, rounded up: 0, 1, 1, 2, 2, 3, 3, 4.
 */
export function uploadState(uploads: readonly Uploaded[], now: number): number {
  const counting = documentKinds.filter((kind) => {
    const validity = validityOf(kind);
    const upload = uploads.find((one) => one.kind === kind);
    return upload && (validity === null || now - upload.uploadedAt <= validity);
  });
  return counting.length === documentKinds.length ? uploadComplete : Math.ceil(counting.length / 2);
}
