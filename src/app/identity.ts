import type { PackageInfo } from '#domain/account/device.ts';
import type { Bridge } from '#services/bridge/bridge.ts';
import { replyWithinTimeout } from '#services/bridge/reply-timeout.ts';
import type { Shell } from '#services/bridge/shell.ts';
import type { Store as Storage } from '#services/storage/store.ts';
import { config } from './config.ts';

export type Identity = {
  get: () => { packageName: string; appName: string };
  /** Resolves with the shell's reply or the end of the wait. */
  known: Promise<unknown>;
  /** The wait is short if an earlier reply is stored. */
  wait: (answer: Promise<void>) => Promise<unknown>;
};

type Context = {
  storage: Storage;
  bridge: Pick<Bridge, 'connected'>;
  shell: Pick<Shell, 'packageInfo' | 'APPChannel'>;
  page: { readonly style: { setProperty: (name: string, value: string) => void } };
};

/** Asks the shell for the package info (S7), stores it, and sets the page's properties from it. */
export function createIdentity({ storage, bridge, shell, page }: Context): Identity {
  const runInApp = bridge.connected();
  if (runInApp) {
    // The native bar shows the brand and the page's title, so the page hides its own brand.
    page.style.setProperty('--brand', 'none');
    page.style.setProperty('--bare-header', '0px');
    page.style.setProperty('--titled', 'absolute');
  }
  const stored = runInApp ? storage.read('packageInfo') : null;
  let info: PackageInfo = stored ?? config.bridge.packageInfo;
  const wait: Identity['wait'] = (answer) => (stored ? replyWithinTimeout(answer) : answer);

  function keep(next: PackageInfo): void {
    info = next;
    const { packageName, appName, screenWidth, topPaddingHeight } = info;
    storage.write('packageInfo', info);
    storage.write('packageName', packageName);
    storage.write('appName', appName);
    const common = { runInApp, screenWidth, topPaddingHeight };
    storage.write('commonInfo', { ...storage.read('commonInfo'), ...common });
    page.style.setProperty('--top-padding', `${topPaddingHeight}px`);
  }
  async function reportChannels(): Promise<void> {
    const isSetChannelSuccess = await shell.APPChannel([...config.paymentChannels]);
    storage.write('commonInfo', { ...storage.read('commonInfo'), isSetChannelSuccess });
  }
  async function ask(): Promise<void> {
    keep(await shell.packageInfo());
    if (runInApp) void reportChannels();
  }

  return { get: () => info, known: wait(ask()), wait };
}
