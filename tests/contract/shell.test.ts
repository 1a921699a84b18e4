import { describe, expect, it, vi } from 'vitest';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import { createBridge } from '#services/bridge/bridge.ts';
import type { BridgeConfig } from '#services/bridge/config.ts';
import { createShell } from '#services/bridge/shell.ts';
import { until } from '#tests/until.ts';
import { channel, FakeHost } from './fake-host.ts';
import { unknownDevice } from './unknown-device.ts';

const config: BridgeConfig = {
  prefix: 'hiram',
  channel,
  packageInfo: {
    packageName: 'ph.hiram.app',
    appName: 'Hiram',
    screenWidth: 375,
    topPaddingHeight: 0,
    platform: 'web',
  },
  deviceInfo: unknownDevice,
  nativePages: ['creditApplication'],
  links: {
    origin: 'https://app.hiram.example',
    webHosts: [],
    storeHosts: ['play.google.com'],
  },
};
const storeUrl = 'https://play.google.com/store/apps/details?id=ph.hiram.app';
const event = {
  pageTitle: 'Home',
  action: 'page_enter',
  timestamp: 1,
  viewport: { width: 375, height: 700 },
  mobileHash: null,
  loanOrderId: null,
  creditOrderId: null,
  transactionType: null,
  loadTimes: null,
};

function shellOn(host: FakeHost) {
  const page = { reload: vi.fn<() => void>(), navigate: vi.fn<(url: string) => void>() };
  return { page, shell: createShell(createBridge(config, host), config, page) };
}

type Shell = ReturnType<typeof createShell>;
const title = { pageTitle: 'Home', event: 'enter', transactionType: 'credit' } as const;
const tellAll = (shell: Shell) => [
  shell.logout(),
  shell.eventByAF('page_enter', event),
  shell.collectEventByHuaTuo('page_enter', event),
  shell.currentPageTitle(title),
  shell.h5PageFinish(),
  shell.showBottomNavigate(true),
  shell.showLoading(true),
  shell.banRollback({ pages: ['confirm'] }),
  shell.onBack('home'),
  shell.guideOpen(),
];

describe('without a shell', () => {
  const { page, shell } = shellOn(new FakeHost());

  it('messages are not sent, and nothing throws', () => {
    const results = tellAll(shell);
    expect(results).toEqual(results.map(() => false));
  });

  it('S8.10: calls resolve to their fallback', async () => {
    await expect(shell.userInfo()).resolves.toBeNull();
    await expect(shell.packageInfo()).resolves.toEqual(config.packageInfo);
    await expect(shell.deviceInfo()).resolves.toBeNull();
    await expect(shell.checkFaceVerification()).resolves.toBeNull();
    expect(shell.tookChannels()).toBeNull();
    await expect(shell.APPChannel([{ name: 'gcash', scheme: 'gcash://' }])).resolves.toBe(false);
    expect([shell.tookChannels(), shell.connected()]).toEqual([false, false]);
    await expect(shell.systemMaintenanceOpen(null)).resolves.toEqual({ opened: false });
    expect(shell.openPage('creditApplication')).toEqual({ opened: false });
    expect(shell.expiredCreditOrRisk('c1')).toEqual({ opened: false });
  });

  it('S7.12: the page reloads itself, and opens the store itself', async () => {
    shell.refreshApp();
    expect(page.reload).toHaveBeenCalledOnce();
    await expect(shell.store(storeUrl)).resolves.toEqual({ leaving: true });
    expect(page.navigate.mock.calls).toEqual([[storeUrl]]);
  });

  it('another host or scheme does not count as the store', async () => {
    page.navigate.mockClear();
    for (const url of ['https://play.google.com.evil.example/', 'javascript:alert(1)'])
      await expect(shell.store(url)).resolves.toEqual({ leaving: false });
    expect(page.navigate).not.toHaveBeenCalled();
  });
});

describe('with a shell', () => {
  it('S7.11: every action of the table is sent, and matches its schema', async () => {
    const host = new FakeHost().withChannel();
    const { shell, page } = shellOn(host);
    tellAll(shell);
    shell.refreshApp();
    expect(shell.openPage('creditApplication')).toEqual({ opened: true });
    expect(shell.expiredCreditOrRisk('c1')).toEqual({ opened: true });
    void shell.userInfo();
    void shell.packageInfo();
    void shell.deviceInfo();
    const opened = shell.store(storeUrl);
    void shell.checkFaceVerification();
    void shell.APPChannel([{ name: 'gcash', scheme: 'gcash://' }]);
    void shell.systemMaintenanceOpen(1_700_000_000_000);

    // `store` posts its message only after an asynchronous check of the address.
    await until(() => expect(host.posted.map(({ action }) => action)).toContain('hiram_store'));
    host.call(host.callback, { success: true });
    await opened;
    const actions = host.posted.map(({ action }) => action.replace('hiram_', ''));
    expect(actions.toSorted()).toEqual(Object.keys(bridgeActions).toSorted());
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('an event, a page title and a back message contain their data', () => {
    const host = new FakeHost().withChannel();
    const { shell } = shellOn(host);
    shell.eventByAF('page_enter', event);
    shell.currentPageTitle(title);
    shell.onBack();
    shell.onBack('home');
    expect(host.posted.map(({ data }) => data)).toEqual([
      { event: 'page_enter', params: event, judgeOpen: true },
      { ...title, status: 'success' },
      {},
      { type: 'home' },
    ]);
  });

  it('a native page that is not on the list is not opened', () => {
    const host = new FakeHost().withChannel();
    expect(shellOn(host).shell.openPage('adminConsole')).toEqual({ opened: false });
    expect(host.posted).toEqual([]);
  });

  it('S7.12: the shell opens the store if it can, and else the page does', async () => {
    for (const [success, visits] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const host = new FakeHost().withChannel();
      const { shell, page } = shellOn(host);
      const opening = shell.store(storeUrl);
      await until(() => expect(host.posted).toHaveLength(1));
      host.call(host.callback, { success });
      await expect(opening).resolves.toEqual({ leaving: !success });
      expect(page.navigate).toHaveBeenCalledTimes(visits);
    }
  });
});
