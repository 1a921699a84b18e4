import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { nobodyLoggedIn, playNative, webView } from '#tests/browser/harness/native.ts';
import { canConfine, findBrowser } from '#visualizations/browser/find-browser.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Has the peso sign, like the system font of a phone. */
const font = 'DejaVu Sans';

/**
 * Makes `font` the system font on Linux, if it is installed. The font of the browser's package
 * lacks the peso sign. The first page with an amount would then search for another font, which
 * takes 20 ms or more with the CPU slowed 6 times, and a phone does not do that.
 */
async function withPhoneFont(env: Readonly<Record<string, string>>) {
  const folder = join(process.cwd(), 'test-results');
  const file = join(folder, 'bench-fonts.conf');
  await mkdir(folder, { recursive: true });
  const usual = join(env.FONTCONFIG_PATH ?? '/etc/fonts', 'fonts.conf');
  const edit = `<edit name="family" mode="prepend" binding="strong"><string>${font}</string></edit>`;
  await writeFile(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n` +
      `<fontconfig><include>${usual}</include><match>${edit}</match></fontconfig>\n`,
  );
  return { ...env, FONTCONFIG_FILE: file };
}

/** `cpu`: how many times slower than this machine. `origin` is the base of relative addresses. */
type Slowness = { cpu: number; slow4g: boolean; origin?: string };

type Phone = {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
};

/** 400 ms round trip, 1.6 Mbps down, 750 kbps up; in milliseconds and bytes a second. */
export const slow4g = {
  offline: false,
  latency: 400,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a browser for phones, each with an empty cache, in the WebView of a native app. */
export async function openPhones() {
  const { env, ...found } = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    env: { ...process.env, ...(await withPhoneFont(env)) },
    chromiumSandbox: canConfine(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });

  async function open({ cpu, slow4g: slow, origin }: Slowness): Promise<Phone> {
    const context = await browser.newContext({
      ...(origin !== undefined && { baseURL: origin }),
      viewport: { width: 375, height: 740 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
      userAgent: webView,
    });
    await context.addInitScript(playNative, { answers: nobodyLoggedIn, delay: 20 });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await devtools.send('Network.enable');
    if (slow) await devtools.send('Network.emulateNetworkConditions', slow4g);
    return { context, page, devtools, close: () => context.close() };
  }

  return { browser, version: browser.version(), open, close: () => browser.close() };
}

export type Phones = Awaited<ReturnType<typeof openPhones>>;

export async function onPhone<Result>(phone: Phone, use: (phone: Phone) => Promise<Result>) {
  try {
    return await use(phone);
  } finally {
    await phone.close();
  }
}
