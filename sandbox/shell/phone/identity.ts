import { appVersion, platform } from '#domain/constants.ts';
import type { DeviceInfo, PackageInfo } from '#domain/device.ts';
import type { Credentials } from '#domain/user.ts';
import type { Borrower } from '../control/schemas.ts';

/** Width of the phone's screen, CSS pixels. */
const screenWidth = 360;

/** The native app that the phone plays. The status bar stands above the web view, not over it. */
export const packageInfo: PackageInfo = {
  packageName: 'ph.hiram.app',
  appName: 'Hiram',
  screenWidth,
  topPaddingHeight: 0,
  platform,
};

/** The phone itself. The person refused the advertising id, as many do. */
export const deviceInfo: DeviceInfo = {
  afid: '1700000000000-5180518051805180518',
  adId: '',
  device: 'Hiram Simulated Phone',
  appVersion,
  fingerprintId: 'simulated-phone-fingerprint',
  redundantDeviceId: 'simulated-phone-redundant',
};

/** What the native app says of the borrower whom it knows. */
export function credentialsOf({ token, userId, mobile }: Borrower): Credentials {
  return { token, userId, mobile, packageName: packageInfo.packageName };
}
