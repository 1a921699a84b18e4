import { wireClient } from '#tests/contract/sandbox/wire-client.ts';
import type { Person } from './person.ts';
import { signedIn } from './operations.ts';
import { pageOf, typesCode } from './sms-code.ts';

/** An account number that accepts payouts. */
export const newNumber = '09181230042';

export async function givesCode(person: Person): Promise<void> {
  const { t } = person;
  await person.sees(t('title:smsVerification'));
  await typesCode(person);
  await person.taps(t('common:smsCode.submit'));
  await person.sees(t('title:modifyBankCard'));
}

export async function fillsCardForm(person: Person): Promise<void> {
  const { app, t } = person;
  const page = pageOf(app);
  const { token, mobile } = await signedIn(page);
  const wire = wireClient(new URL(page.url()).origin);
  const { bankCard } = await wire.call('operationConfig', {}, { token });
  const original = mobile.replace('+63', '0');
  await app.getByLabel(t('bankCardChange:form.original'), { exact: true }).fill(original);
  await app.getByRole('radio', { name: 'GCash' }).check();
  await app.getByLabel(t('bankCardChange:form.number'), { exact: true }).fill(newNumber);
  await app
    .getByLabel(t('bankCardChange:form.holder'), { exact: true })
    .fill(bankCard?.account.holder ?? '');
}
