import type { DeviceInfo } from '#domain/account/device.ts';

/** A device about which the shell has reported nothing. */
export const unknownDevice: DeviceInfo = {
  afid: '',
  adId: '',
  device: '',
  appVersion: '1.0.0',
  fingerprintId: '',
  redundantDeviceId: '',
};
