import type { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import type { LinkPolicy } from './classify-url.ts';

/** The shell settings of a deployment; the composition root supplies them. */
export type BridgeConfig = {
  /** The product's prefix of every action: `<prefix>_<action>`. */
  prefix: string;
  /** The name on `window` of the object whose `postMessage` takes messages. */
  channel: string;
  /** The answers without a shell. */
  packageInfo: PackageInfo;
  deviceInfo: DeviceInfo;
  /** The native pages that `openPage` may open. */
  nativePages: readonly string[];
  links: LinkPolicy;
};
