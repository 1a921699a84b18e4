import { expect } from './test.ts';
import type { Person } from './person.ts';
import { typesCode } from './sms-code.ts';

export const next = ({ button, t }: Person, step: 'readMe' | 'form' | 'code') =>
  button(t(step === 'code' ? 'common:smsCode.submit' : `accountDeletion:${step}.next`));

async function givesReason(person: Person): Promise<void> {
  const { app, t } = person;
  await next(person, 'readMe').click();
  await app.getByRole('radio', { name: t('accountDeletion:form.reasons.notNeeded') }).check();
  await next(person, 'form').click();
}

export async function requestsDeletion(person: Person): Promise<void> {
  const { app, t } = person;
  const code = app.getByLabel(t('login:code'), { exact: true });
  await person.sees(t('title:accountDelete'));
  await expect(next(person, 'readMe').or(code)).toBeVisible();
  if (!(await code.isVisible())) await givesReason(person);
  await typesCode(person);
  await next(person, 'code').click();
  await person.reads(t('accountDeletion:ask.text'));
}
