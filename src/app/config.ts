import { apiBase, appVersion, defaultFieldPrefix, requestTimeout } from '#domain/constants.ts';
import type { CapHistory } from '#domain/loans/caps.ts';
import type { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import type { ApiConfig } from '#services/api/config.ts';
import type { BridgeConfig } from '#services/bridge/config.ts';
import { bridgeNames } from './bridge-names.ts';
import { company } from './company.ts';

const packageInfo: PackageInfo = {
  packageName: 'ph.hiram.app',
  appName: 'Hiram',
  screenWidth: 0,
  topPaddingHeight: 0,
  platform: 'web',
};

/** The device info without a shell: the device is unknown. */
const deviceInfo: DeviceInfo = {
  afid: '',
  adId: '',
  device: '',
  appVersion,
  fingerprintId: '',
  redundantDeviceId: '',
};

const caps: CapHistory | undefined = undefined;

/** The settings of a deployment. Times are milliseconds. */
export const config = {
  api: {
    base: apiBase,
    prefix: defaultFieldPrefix,
    encrypted: true,
    timeout: requestTimeout,
    readRetries: [500, 2_000, 5_000],
  } satisfies ApiConfig,
  bridge: {
    ...bridgeNames,
    packageInfo,
    deviceInfo,
    nativePages: ['creditApplication'],
    links: {
      webHosts: ['hiram.example', 'www.hiram.example'],
      storeHosts: ['play.google.com'],
    },
  } satisfies Omit<BridgeConfig, 'links'> & { links: Omit<BridgeConfig['links'], 'origin'> },
  /** Payment apps, by the names that the shell knows. */
  paymentChannels: [{ name: 'gcash', scheme: 'gcash://' }],
  money: {
    /** Milliseconds; longer than the server may take to commit a received request. */
    settleWindow: 90_000,
  },
  /** `undefined` means the caps of this build (`#domain/loans/caps.ts`). */
  caps,
  company,
} as const;
