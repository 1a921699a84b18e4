import type { DeviceInfo, PackageInfo } from '#domain/device.ts';
import type { LinkPolicy } from './classify-url.ts';

/** What differs between deployments about the shell; the composition root supplies it. */
export type BridgeConfig = {
  /** The product's prefix of every action: `<prefix>_<action>`. */
  prefix: string;
  /** The name on `window` of the object whose `postMessage` takes messages. */
  channel: string;
  /** What stands for the shell's answers where there is no shell. */
  packageInfo: PackageInfo;
  deviceInfo: DeviceInfo;
  /** The native pages that `openPage` may name. */
  nativePages: readonly string[];
  links: LinkPolicy;
};
