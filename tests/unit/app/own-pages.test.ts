import { describe, expect, it } from 'vitest';
import { bankCardChangeProvider } from '#app/flows/bank-card-change.ts';
import { profileProvider } from '#app/flows/profile.ts';
import { recordsProvider } from '#app/flows/records.ts';
import { nobody } from '#services/storage/store.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { cardStanding, newAccount } from '#tests/model/samples/bank-card.ts';
import { loanOrder, now } from '#tests/model/samples/loans.ts';
import { firstSigned, security } from '#tests/model/samples/profile.ts';
import { phoneWith, signal } from './lender.ts';

const config = kindFixtures.changeBankCard.shows([]).operationConfig;

describe('the person’s own pages', () => {
  it('keep a theme on this phone, show it, and begin as the phone', async () => {
    const { services, storage } = phoneWith();
    const ports = profileProvider.ports(services);
    await expect(ports.readTheme(undefined, signal)).resolves.toBe('system');
    ports.keepTheme('dark');
    await expect(ports.readTheme(undefined, signal)).resolves.toBe('dark');
    expect(services.showTheme).toHaveBeenCalledExactlyOnceWith('dark');
    storage.dropDraft(nobody, 'theme');
    await expect(ports.readTheme(undefined, signal)).resolves.toBe('system');
  });

  it('list what was signed page by page, and all loans as they are narrowed', async () => {
    const { items, next } = firstSigned;
    const { asked, services } = phoneWith({
      listSignedDocuments: { loans: items, next },
      myOrders: { orders: [loanOrder()], next },
    });
    const signed = profileProvider.ports(services);
    const first = await signed.getPage({ filter: null, cursor: null }, signal);
    expect(first).toEqual({ items, next, receivedAt: now });
    await signed.getPage({ filter: null, cursor: next }, signal);
    const records = recordsProvider.ports(services);
    await expect(records.getPage({ filter: 'all', cursor: null }, signal)).resolves.toEqual({
      items: [loanOrder()],
      next,
      receivedAt: now,
    });
    await records.getPage({ filter: 'settled', cursor: 'page-2' }, signal);
    expect(asked).toEqual([
      ['listSignedDocuments', { limit: 20 }],
      ['listSignedDocuments', { limit: 20, cursor: next }],
      ['myOrders', { limit: 50 }],
      ['myOrders', { limit: 50, group: 'settled', cursor: 'page-2' }],
    ]);
  });

  it('tell how one gets in and where money goes to, if there is such an account', async () => {
    const { username, sessions } = security;
    const accountSecurity = { username, sessions };
    const operationConfig = { ...config, bankCard: null };
    const { services, will } = phoneWith({ accountSecurity, operationConfig });
    const { getSecurity } = profileProvider.ports(services);
    await expect(getSecurity(undefined, signal)).resolves.toEqual({
      ...accountSecurity,
      account: null,
      receivedAt: now,
    });
    const bankCard = cardStanding({ account: newAccount });
    will({ operationConfig: { ...operationConfig, bankCard } });
    await expect(getSecurity(undefined, signal)).resolves.toMatchObject({ account: newAccount });
  });
});

describe('changing the account that receives money', () => {
  it('S3.21: keeps what the lender allows, and the account before the change', async () => {
    const { services, storage } = phoneWith({ operationConfig: { ...config } });
    const ports = bankCardChangeProvider.ports(services);
    await expect(ports.operationConfig(undefined, signal)).resolves.toMatchObject({
      bankCard: config?.bankCard,
      inApp: false,
    });
    storage.write('commonInfo', { runInApp: true });
    await expect(ports.operationConfig(undefined, signal)).resolves.toMatchObject({ inApp: true });
    ports.rememberOldAccount('•••4567');
    expect(storage.read('commonInfo')).toEqual({
      runInApp: true,
      operationConfigData: config,
      oldLimitBank: '•••4567',
    });
  });

  it('cannot check a face where no app does, and says how the check ended where one did', async () => {
    const { services } = phoneWith();
    const check = () =>
      bankCardChangeProvider.ports(services).checkFaceVerification(undefined, signal);
    await expect(check()).resolves.toEqual({ result: 'unavailable' });
    services.shell.checkFaceVerification = async () => 'passed';
    await expect(check()).resolves.toEqual({ result: 'passed' });
  });
});
