import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { groupMobile } from '#domain/mobile.ts';
import { controlClient, wireClient } from '#tests/contract/sandbox/wire-client.ts';
import type { Person } from './person.ts';
import { signedIn } from './operations.ts';

/** The number that a person changes to, as they type it. */
export const newNumber = '09181230042';

const pageOf = (app: Page | FrameLocator): Page => ('goto' in app ? app : app.owner().page());

/** The newest code that the person on this phone got by SMS. */
export async function newestCode(page: Page, mobile: string): Promise<string> {
  const [sms] = await controlClient(new URL(page.url()).origin).sms({ mobile });
  if (!sms?.code) throw new Error('no SMS with a code');
  return sms.code;
}

/** Asks for a code unless one was just sent, types it, and goes on to the form. */
export async function givesCode(person: Person): Promise<void> {
  const { app, t } = person;
  const page = pageOf(app);
  const { mobile } = await signedIn(page);
  await person.sees(t('title:smsVerification'));
  const send = person.button(t('bankCardChange:code.send'));
  const isThere = (text: string) => app.getByText(text).isVisible();
  await expect(async () => {
    const cooling = await isThere(t('bankCardChange:code.again', { seconds: '' }).slice(0, 10));
    expect(cooling || (await send.isVisible())).toBe(true);
  }).toPass();
  if ((await send.isVisible()) && (await send.isEnabled())) {
    await send.click();
    await person.reads(t('bankCardChange:code.sentTo', { mobile: groupMobile(mobile) }));
  }
  await app
    .getByLabel(t('bankCardChange:code.label'), { exact: true })
    .fill(await newestCode(page, mobile));
  await person.taps(t('bankCardChange:code.submit'));
  await person.sees(t('title:modifyBankCard'));
}

/** Fills in the form for another GCash number, from what the lender has on record. */
export async function fillsCardForm(person: Person, number: string = newNumber): Promise<void> {
  const { app, t } = person;
  const page = pageOf(app);
  const { token, mobile } = await signedIn(page);
  const wire = wireClient(new URL(page.url()).origin);
  const { bankCard } = await wire.call('operationConfig', {}, { token });
  const original = mobile.replace('+63', '0');
  await app.getByLabel(t('bankCardChange:form.original'), { exact: true }).fill(original);
  await app.getByRole('radio', { name: 'GCash' }).check();
  await app.getByLabel(t('bankCardChange:form.number'), { exact: true }).fill(number);
  await app
    .getByLabel(t('bankCardChange:form.holder'), { exact: true })
    .fill(bankCard?.account.holder ?? '');
}

/** From the first page to the question before the change. */
export async function asksForChange(person: Person): Promise<void> {
  await givesCode(person);
  await fillsCardForm(person);
  await person.taps(person.t('bankCardChange:form.submit'));
}
