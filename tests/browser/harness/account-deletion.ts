import type { FrameLocator, Page } from '@playwright/test';
import { groupMobile } from '#domain/mobile.ts';
import { expect } from './test.ts';
import { newestCode } from './bank-card.ts';
import { signedIn } from './operations.ts';
import type { Person } from './person.ts';

const pageOf = (app: Page | FrameLocator): Page => ('goto' in app ? app : app.owner().page());

/** The way on from a step. */
export const next = ({ button, t }: Person, step: 'readMe' | 'form' | 'code') =>
  button(t(`accountDeletion:${step}.next`));

/** From the rules to the code: a reason, and nothing beside it. */
export async function givesReason(person: Person): Promise<void> {
  const { app, t } = person;
  await next(person, 'readMe').click();
  await app.getByRole('radio', { name: t('accountDeletion:form.reasons.notNeeded') }).check();
  await next(person, 'form').click();
}

/** Asks for a code unless one was just sent, and types it. */
export async function typesCode(person: Person): Promise<void> {
  const { app, t } = person;
  const page = pageOf(app);
  const { mobile } = await signedIn(page);
  const send = person.button(t('accountDeletion:code.send'));
  const again = app.getByText(t('accountDeletion:code.again', { seconds: '' }).slice(0, 10));
  await expect(send.or(again)).toBeVisible();
  if ((await send.isVisible()) && (await send.isEnabled())) {
    await send.click();
    await person.reads(t('accountDeletion:code.sentTo', { mobile: groupMobile(mobile) }));
  }
  await app
    .getByLabel(t('accountDeletion:code.label'), { exact: true })
    .fill(await newestCode(page, mobile));
}

/** From the step where the person is to the last question. */
export async function asksForDeletion(person: Person): Promise<void> {
  const { app, t } = person;
  const code = app.getByLabel(t('accountDeletion:code.label'), { exact: true });
  await person.sees(t('title:accountDelete'));
  await expect(next(person, 'readMe').or(code)).toBeVisible();
  if (!(await code.isVisible())) await givesReason(person);
  await typesCode(person);
  await next(person, 'code').click();
  await person.reads(t('accountDeletion:ask.text'));
}
