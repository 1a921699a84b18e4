import type { DeviceInfo } from '#domain/account/device.ts';

export const unknownDevice: DeviceInfo = {
  afid: '',
  adId: '',
  device: '',
  appVersion: '1.0.0',
  fingerprintId: '',
  redundantDeviceId: '',
};

export const knownDevice: DeviceInfo = {
  afid: 'af-1',
  adId: 'ad-1',
  device: 'Pixel 8',
  appVersion: '1.0.0',
  fingerprintId: 'fp-1',
  redundantDeviceId: 'rd-1',
};
