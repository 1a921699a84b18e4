import { appVersion, platform } from '#domain/constants.ts';
import type { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import type { Credentials } from '#domain/account/user.ts';
import type { Borrower } from '../control/api.ts';

/** In CSS pixels. */
const screenWidth = 360;

/** The status bar is above the web view, not over it. */
export const packageInfo: PackageInfo = {
  packageName: 'ph.hiram.app',
  appName: 'Hiram',
  screenWidth,
  topPaddingHeight: 0,
  platform,
};

/** The user has disabled the advertising id, as many do. */
export const deviceInfo: DeviceInfo = {
  afid: '1700000000000-5180518051805180518',
  adId: '',
  device: 'Hiram Simulated Phone',
  appVersion,
  fingerprintId: 'simulated-phone-fingerprint',
  redundantDeviceId: 'simulated-phone-redundant',
};

export function credentialsOf({ token, userId, mobile }: Borrower): Credentials {
  return { token, userId, mobile, packageName: packageInfo.packageName };
}
