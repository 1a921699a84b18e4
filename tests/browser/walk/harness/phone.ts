import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { type MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import { keepTimers } from '#tests/browser/harness/axe.ts';
import { writeJournal } from '#tests/browser/harness/storage.ts';
import { playNative, setNative } from '#tests/browser/harness/native.ts';
import { watchInPage } from './watch.ts';
import type { Arranged } from './fixtures.ts';

/** The phone's clock at the start of a walk, milliseconds since 1970. */
const begins = 1_700_000_000_000;

const answers = {
  packageInfo: {
    packageName: 'ph.hiram.app',
    appName: 'Hiram',
    screenWidth: 375,
    topPaddingHeight: 0,
    platform: 'android',
  },
  deviceInfo: {
    afid: 'af',
    adId: '',
    device: 'phone',
    appVersion: '1.0.0',
    fingerprintId: 'fp',
    redundantDeviceId: 'rd',
  },
  APPChannel: { success: true },
  userInfo: null,
};

const rowOf = (intent: MoneyIntent) => ({
  userKey: intent.userKey,
  subject: subjectOfIntent(intent),
  open: true,
  intent,
});

export type PhoneOptions = {
  origin: string;
  language: Language;
  colorScheme: 'light' | 'dark';
  arranged: Arranged;
  holds: string[];
};

/** Creates a phone with a paused clock, without a page. */
export async function newPhone(
  browser: Browser,
  { origin, language, colorScheme, arranged, holds }: PhoneOptions,
): Promise<BrowserContext> {
  const { storage = {}, muted = [] } = arranged;
  const localStorage = Object.entries({ language, ...storage }).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    serviceWorkers: 'block',
    colorScheme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(keepTimers);
  await context.addInitScript(watchInPage);
  await context.clock.install({ time: begins });
  await context.clock.pauseAt(begins + 1_000);
  // The native app is added after the clock, because it wraps the clock's timers: the walk moves
  // the clock while an answer of the native app is pending.
  await context.addInitScript(playNative, { answers, muted, holds, isPatient: true });
  return context;
}

export async function arrange(page: Page, { storage, muted, intents }: Arranged): Promise<void> {
  if (muted) await setNative(page, 'mute', muted);
  if (storage) {
    await page.evaluate((items) => {
      for (const [name, value] of Object.entries(items)) {
        if (value === undefined) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(value));
      }
    }, storage);
  }
  if (intents) await writeJournal(page, intents.map(rowOf));
}
