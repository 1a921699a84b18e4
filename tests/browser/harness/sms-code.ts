import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { groupMobile } from '#domain/account/mobile.ts';
import type { Person } from './person.ts';
import { signedIn } from './operations.ts';
import { createSandbox } from './sandbox.ts';

export const pageOf = (app: Page | FrameLocator): Page =>
  'goto' in app ? app : app.owner().page();

/** Requests a code unless one was just sent, and types it. */
export async function typesCode(person: Person): Promise<void> {
  const { app, t } = person;
  const page = pageOf(app);
  const { mobile } = await signedIn(page);
  const send = person.button(t('login:sendCode'));
  const again = app.getByText(t('login:sendAgain', { seconds: '' }).slice(0, 10));
  await expect(send.or(again).first()).toBeVisible();
  if ((await send.isVisible()) && (await send.isEnabled())) {
    await send.click();
    await person.reads(t('login:sentTo', { mobile: groupMobile(mobile) }));
  }
  const code = await createSandbox(new URL(page.url()).origin).code({ mobile });
  await app.getByLabel(t('login:code'), { exact: true }).fill(code);
}
