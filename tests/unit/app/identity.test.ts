import { describe, expect, it, vi } from 'vitest';
import { config } from '#app/config.ts';
import { createIdentity } from '#app/identity.ts';
import type { PackageInfo } from '#domain/account/device.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { until } from '#tests/until.ts';

const reported: PackageInfo = {
  packageName: 'ph.hiram.lender',
  appName: 'Hiram Lender',
  screenWidth: 375,
  topPaddingHeight: 24,
  platform: 'android',
};

function open(connected: boolean, stored: PackageInfo | null = null) {
  const storage = createStore(windowWith(new FakeStorage()));
  if (stored) storage.write('packageInfo', stored);
  const styles = new Map<string, string>();
  const channels = vi.fn<(list: readonly { name: string; scheme: string }[]) => Promise<boolean>>(
    async () => true,
  );
  const identity = createIdentity({
    storage,
    bridge: { connected: () => connected },
    shell: {
      packageInfo: async () => (connected ? reported : config.bridge.packageInfo),
      APPChannel: channels,
    },
    page: { style: { setProperty: (name, value) => void styles.set(name, value) } },
  });
  return { identity, storage, styles, channels };
}

describe('the identity of the app', () => {
  it('S3.19: is the shell’s reply, stored with the phone’s other data', async () => {
    const { identity, storage, styles, channels } = open(true);
    storage.write('commonInfo', { oldLimitBank: '•••4567' });
    expect(identity.get()).toEqual(config.bridge.packageInfo);
    await identity.known;
    expect(identity.get()).toEqual(reported);
    expect(storage.read('packageInfo')).toEqual(reported);
    expect([storage.read('packageName'), storage.read('appName')]).toEqual([
      'ph.hiram.lender',
      'Hiram Lender',
    ]);
    await until(() =>
      expect(storage.read('commonInfo')).toEqual({
        oldLimitBank: '•••4567',
        runInApp: true,
        screenWidth: 375,
        topPaddingHeight: 24,
        isSetChannelSuccess: true,
      }),
    );
    expect(channels).toHaveBeenCalledExactlyOnceWith([{ name: 'gcash', scheme: 'gcash://' }]);
    expect(Object.fromEntries(styles)).toEqual({
      '--brand': 'none',
      '--bare-header': '0px',
      '--titled': 'absolute',
      '--top-padding': '24px',
    });
  });

  it('is the configured identity in a plain browser, whose page has its own brand row', async () => {
    const { identity, storage, styles, channels } = open(false, reported);
    expect(identity.get()).toEqual(config.bridge.packageInfo);
    await identity.known;
    expect(storage.read('commonInfo')).toMatchObject({ runInApp: false });
    expect(channels).not.toHaveBeenCalled();
    expect([...styles.keys()]).toEqual(['--top-padding']);
  });
});
