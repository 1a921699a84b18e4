import { describe, expect, test } from 'vitest';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { neverRequested, permissions, purposesMet } from '#domain/account/permissions.ts';
import { creditOrder } from '#machines/samples/credit.ts';

describe('L2: the table of permissions', () => {
  test('never includes contacts, media, fine location, phone numbers, installed apps', () => {
    const barred = ['contacts', 'media', 'fineLocation', 'phoneNumbers', 'installedApps'];
    expect([...neverRequested]).toEqual(barred);
    expect(permissions).toEqual([{ id: 'camera', needed: true }]);
  });
});

describe('L2: the fulfilled purposes', () => {
  test.each([
    [creditStatus.waitSubmit, 5, []],
    [creditStatus.reviewing, 5, ['camera']],
    [creditStatus.finished, 5, ['camera']],
    [creditStatus.finished, 2, []],
  ])('for credit status %i and upload state %i are %j', (status, state, met) => {
    const credit = creditOrder({ status, fileUpload: { state } });
    expect(purposesMet({ credit })).toEqual(met);
  });

  test('are none before an application', () => {
    expect(purposesMet({ credit: null })).toEqual([]);
  });
});
