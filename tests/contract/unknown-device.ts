import type { DeviceInfo } from '#domain/account/device.ts';

/** A device of which the shell has said nothing. */
export const unknownDevice: DeviceInfo = {
  afid: '',
  adId: '',
  device: '',
  appVersion: '1.0.0',
  fingerprintId: '',
  redundantDeviceId: '',
};
