import { addMonths, type IsoDate } from '#domain/dates.ts';
import { type DocumentKind, documentKinds, uploadComplete } from '#domain/credit/credit-order.ts';
import { product } from './product.ts';

export type Applicant = {
  flagged: boolean;
  monthlyIncome: number | null;
  birthDate: IsoDate | null;
};

export function isCreditworthy(
  { flagged, monthlyIncome, birthDate }: Applicant,
  on: IsoDate,
): boolean {
  if (flagged || monthlyIncome === null || birthDate === null) return false;
  const ofAge = addMonths(birthDate, 12 * product.credit.minAge) <= on;
  return ofAge && monthlyIncome >= product.credit.minMonthlyIncome;
}

export type Uploaded = { kind: string; uploadedAt: number };

/** Validity of a file, in milliseconds; null without a limit. */
function validityOf(kind: DocumentKind): number | null {
  return kind === 'selfie' ? product.credit.selfieValidity : null;
}

/**
 * The upload state (S3): 5 with eight valid files, otherwise half of the valid ones, rounded up.
 */
export function uploadState(uploads: readonly Uploaded[], now: number): number {
  const counting = documentKinds.filter((kind) => {
    const validity = validityOf(kind);
    const upload = uploads.find((one) => one.kind === kind);
    return upload && (validity === null || now - upload.uploadedAt <= validity);
  });
  return counting.length === documentKinds.length ? uploadComplete : Math.ceil(counting.length / 2);
}
