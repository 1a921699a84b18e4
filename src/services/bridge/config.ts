import type { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import type { LinkPolicy } from './classify-url.ts';

/** The shell settings of a deployment. */
export type BridgeConfig = {
  /** Actions are `<prefix>_<action>`. */
  prefix: string;
  /** The object on `window` whose `postMessage` takes messages. */
  channel: string;
  packageInfo: PackageInfo;
  deviceInfo: DeviceInfo;
  nativePages: readonly string[];
  links: LinkPolicy;
};
