import type { DeviceInfo } from '#domain/account/device.ts';

export const unknownDevice: DeviceInfo = {
  afid: '',
  adId: '',
  device: '',
  appVersion: '1.0.0',
  fingerprintId: '',
  redundantDeviceId: '',
};
