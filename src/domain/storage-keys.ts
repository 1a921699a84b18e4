import * as v from 'valibot';
import { PackageInfo } from './account/device.ts';
import { Language } from './language.ts';
import { Id, Pesos, Stamp } from './primitives.ts';
import { AuthInfo } from './account/user.ts';

const { packageName, appName, screenWidth, topPaddingHeight } = PackageInfo.entries;

/** Shared state of the screens (S3). */
const CommonInfo = v.object({
  showLoading: v.optional(v.boolean()),
  runInApp: v.optional(v.boolean()),
  topPaddingHeight: v.optional(topPaddingHeight),
  screenWidth: v.optional(screenWidth),
  /** Validated by its reader. */
  operationConfigData: v.optional(v.unknown()),
  /** The account before the last change, masked. */
  oldLimitBank: v.optional(v.string()),
  /** Validated by its reader. */
  listQuestionData: v.optional(v.unknown()),
  isSetChannelSuccess: v.optional(v.boolean()),
});
export type CommonInfo = v.InferOutput<typeof CommonInfo>;

/** The last rating request (S3). `rejectState`: the borrower gave no rating. */
const PopEvaluateTime = v.object({
  popupTime: Stamp,
  rejectState: v.boolean(),
  loanOrderId: v.nullable(Id),
});
export type PopEvaluateTime = v.InferOutput<typeof PopEvaluateTime>;

/** Whether an operation of each kind was started on this phone and has not ended (S3). */
const RolloverOrRestructure = v.object({ rollover: v.boolean(), restructure: v.boolean() });
export type RolloverOrRestructure = v.InferOutput<typeof RolloverOrRestructure>;

/** The 13 keys of local storage (S3). Values are JSON; an invalid value counts as missing. */
export const storageKeys = {
  language: Language,
  commonInfo: CommonInfo,
  packageInfo: PackageInfo,
  packageName,
  appName,
  PageName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Raw HTML: sanitise it before rendering. */
  loanAgreementHtml: v.string(),
  /** Raw HTML: sanitise it before rendering. */
  restructureAgreementHtml: v.string(),
  authInfo: AuthInfo,
  selectQuota: Pesos,
  popEvaluateTime: PopEvaluateTime,
  rolloverOrRestructure: RolloverOrRestructure,
  isFirstToBorrow: v.boolean(),
} as const;

export type StorageKey = keyof typeof storageKeys;
export type StorageValue<Key extends StorageKey> = v.InferOutput<(typeof storageKeys)[Key]>;
