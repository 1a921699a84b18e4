import type { AnalyticsEvent } from '#domain/analytics.ts';
import type { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import type { Credentials } from '#domain/account/user.ts';
import type { BridgeData } from '#protocol/bridge-actions.ts';
import type { Bridge } from './bridge.ts';
import type { BridgeConfig } from './config.ts';

export type BrowserPage = { reload: () => void; navigate: (url: string) => void };

/** One function for each action of S7, with its fallback (`bridgeActions`). */
export type Shell = ReturnType<typeof createShell>;

/** @param page carries out the fallbacks `reload` and `navigate` */
export function createShell(bridge: Bridge, config: BridgeConfig, page: BrowserPage) {
  let channelsAccepted: boolean | null = null;
  return {
    /** The storage has this flag too, but a logout clears the storage. */
    connected: bridge.connected,
    tookChannels: () => channelsAccepted,
    /** Null without a login in the native app, or without a valid answer. */
    userInfo: (): Promise<Credentials | null> => bridge.ask('userInfo', {}),
    logout: () => bridge.tell('logout', {}),

    packageInfo: async (): Promise<PackageInfo> =>
      (await bridge.ask('packageInfo', {})) ?? config.packageInfo,
    deviceInfo: (): Promise<DeviceInfo | null> => bridge.ask('deviceInfo', {}),

    eventByAF: (event: string, params: AnalyticsEvent) =>
      bridge.tell('eventByAF', { event, params, judgeOpen: true }),
    collectEventByHuaTuo: (event: string, params: AnalyticsEvent) =>
      bridge.tell('collectEventByHuaTuo', { event, params }),
    currentPageTitle: (title: Omit<BridgeData<'currentPageTitle'>, 'status'>) =>
      bridge.tell('currentPageTitle', { ...title, status: 'success' }),
    h5PageFinish: () => bridge.tell('h5PageFinish', {}),

    showBottomNavigate: (show: boolean) => bridge.tell('showBottomNavigate', { show }),
    showLoading: (show: boolean) => bridge.tell('showLoading', { show }),
    banRollback: (ban: BridgeData<'banRollback'>) => bridge.tell('banRollback', ban),
    /** False if no shell received the message. */
    onBack: (type?: string) => bridge.tell('onBack', type === undefined ? {} : { type }),
    guideOpen: () => bridge.tell('guideOpen', {}),

    refreshApp(): void {
      if (!bridge.tell('refreshApp', {})) page.reload();
    },
    /** `opened` is false without a shell, or if the allow-list lacks the page. */
    openPage: (name: string, query: Record<string, string> = {}): { opened: boolean } => ({
      opened: config.nativePages.includes(name) && bridge.tell('openPage', { page: name, query }),
    }),
    expiredCreditOrRisk: (creditOrderId: string): { opened: boolean } => ({
      opened: bridge.tell('expiredCreditOrRisk', { creditOrderId }),
    }),
    /** `leaving`: this page itself navigates to the store. */
    async store(url: string): Promise<{ leaving: boolean }> {
      const { classifyUrl } = await import('./classify-url.ts');
      const link = classifyUrl(url, config.links);
      if (link.kind !== 'store') return { leaving: false };
      const done = await bridge.ask('store', { url: link.url });
      if (done?.success) return { leaving: false };
      page.navigate(link.url);
      return { leaving: true };
    },
    checkFaceVerification: async () =>
      (await bridge.ask('checkFaceVerification', {}))?.result ?? null,
    /** Returns whether the shell accepted the channels (`commonInfo.isSetChannelSuccess`). */
    async APPChannel(channels: BridgeData<'APPChannel'>['channels']): Promise<boolean> {
      channelsAccepted = (await bridge.ask('APPChannel', { channels }))?.success ?? false;
      return channelsAccepted;
    },
    /** If `opened` is false, the app shows its own screen. */
    async systemMaintenanceOpen(maintenanceTime: number | null): Promise<{ opened: boolean }> {
      const done = await bridge.ask('systemMaintenanceOpen', { maintenanceTime });
      return { opened: done?.success ?? false };
    },
  };
}
