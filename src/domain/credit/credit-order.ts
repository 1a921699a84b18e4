import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Days, Id, Instant } from '../primitives.ts';

/** Status numbers of a credit order (S4). */
export const creditStatus = {
  basicInfo: 10,
  workInfo: 11,
  emergencyContact: 12,
  identityAuth: 13,
  bindBankCard: 14,
  waitSubmit: 15,
  reviewing: 16,
  approved: 17,
  rejected: 18,
  finished: 19,
} as const;

export const CreditStatus = v.picklist(Object.values(creditStatus));
export type CreditStatus = v.InferOutput<typeof CreditStatus>;

export const limitGranted = (status: CreditStatus): boolean =>
  status === creditStatus.approved || status === creditStatus.finished;

/** Eight-in-one file upload status (S3); `state` 5 means complete (S9). */
export const FileUpload = v.object({ state: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });
export type FileUpload = v.InferOutput<typeof FileUpload>;

export const uploadComplete = 5;

/** The eight files of an application (S3: eight-in-one). */
export const documentKinds = [
  'idFront',
  'idBack',
  'selfie',
  'selfieWithId',
  'proofOfAddress',
  'proofOfIncome',
  'employmentId',
  'signature',
] as const;

export const DocumentKind = v.picklist(documentKinds);
export type DocumentKind = v.InferOutput<typeof DocumentKind>;

export const CreditOrder = v.object({
  creditOrderId: Id,
  status: CreditStatus,
  expired: v.boolean(),
  fileUpload: FileUpload,
  statusSince: Instant,
  applyAgainOn: v.nullable(IsoDate),
});
export type CreditOrder = v.InferOutput<typeof CreditOrder>;

/** A rejection (S3). `freezeDays`: days until the borrower can apply again. */
export const Rejection = v.object({
  freezeDays: Days,
  guide: v.array(v.object({ title: v.string(), text: v.string() })),
});
export type Rejection = v.InferOutput<typeof Rejection>;
