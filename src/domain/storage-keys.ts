import * as v from 'valibot';
import { PackageInfo } from './account/device.ts';
import { Language } from './language.ts';
import { Id, Pesos, Stamp } from './primitives.ts';
import { AuthInfo } from './account/user.ts';

const { packageName, appName, screenWidth, topPaddingHeight } = PackageInfo.entries;

/** Shared state of the screens (S3). Each field and the whole record may be missing. */
const CommonInfo = v.object({
  showLoading: v.optional(v.boolean()),
  runInApp: v.optional(v.boolean()),
  topPaddingHeight: v.optional(topPaddingHeight),
  screenWidth: v.optional(screenWidth),
  /** The server's value; validated by its reader. */
  operationConfigData: v.optional(v.unknown()),
  /** The account before the last change, masked. */
  oldLimitBank: v.optional(v.string()),
  /** The server's value; validated by its reader. */
  listQuestionData: v.optional(v.unknown()),
  isSetChannelSuccess: v.optional(v.boolean()),
});
export type CommonInfo = v.InferOutput<typeof CommonInfo>;

/** Time and loan of the last rating request; `rejectState`: the borrower gave no rating (S3). */
const PopEvaluateTime = v.object({
  popupTime: Stamp,
  rejectState: v.boolean(),
  loanOrderId: v.nullable(Id),
});
export type PopEvaluateTime = v.InferOutput<typeof PopEvaluateTime>;

/** Whether a rollover or a restructure was started (S3). */
const RolloverOrRestructure = v.object({ rollover: v.boolean(), restructure: v.boolean() });
export type RolloverOrRestructure = v.InferOutput<typeof RolloverOrRestructure>;

/**
 * The 13 keys of the browser's local storage (S3) with the schemas of their values. Values are
 * stored as JSON; an invalid value counts as missing.
 */
export const storageKeys = {
  language: Language,
  commonInfo: CommonInfo,
  packageInfo: PackageInfo,
  packageName,
  appName,
  /** The name of the last route. */
  PageName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** Raw HTML; it must be sanitised before it is rendered. */
  loanAgreementHtml: v.string(),
  /** Raw HTML; it must be sanitised before it is rendered. */
  restructureAgreementHtml: v.string(),
  authInfo: AuthInfo,
  /** The chosen amount, in pesos. */
  selectQuota: Pesos,
  popEvaluateTime: PopEvaluateTime,
  rolloverOrRestructure: RolloverOrRestructure,
  isFirstToBorrow: v.boolean(),
} as const;

export type StorageKey = keyof typeof storageKeys;
export type StorageValue<Key extends StorageKey> = v.InferOutput<(typeof storageKeys)[Key]>;
