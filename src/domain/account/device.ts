import * as v from 'valibot';

const Label = v.pipe(v.string(), v.maxLength(256));

/** Data from the native app (S3). Sizes are in CSS pixels. */
export const PackageInfo = v.object({
  packageName: v.pipe(v.string(), v.regex(/^[\w.]{8,128}$/, 'not a package name')),
  appName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  screenWidth: v.pipe(v.number(), v.finite(), v.minValue(0)),
  topPaddingHeight: v.pipe(v.number(), v.finite(), v.minValue(0)),
  platform: v.picklist(['android', 'ios', 'web']),
});
export type PackageInfo = v.InferOutput<typeof PackageInfo>;

/** The device's data in a request (S3, S7). */
export const DeviceInfo = v.object({
  /** AppsFlyer id. */
  afid: Label,
  /** Advertising id. */
  adId: Label,
  device: Label,
  appVersion: Label,
  fingerprintId: Label,
  redundantDeviceId: Label,
});
export type DeviceInfo = v.InferOutput<typeof DeviceInfo>;
