import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Theme } from '#domain/theme.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { signedLoansMachine } from '#machines/profile/signed-loans.ts';
import { selectProfileView } from '#machines/profile/view.ts';
import { loanListMachine } from '#machines/records/loan-list.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { selectRecordsView } from '#machines/records/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { firstSigned, moreSigned, signedText } from '#machines/samples/profile.ts';
import { firstLoans, moreLoans } from '#machines/samples/records.ts';
import { settled } from './settled.ts';

async function openRecords() {
  const requests: string[] = [];
  const loanList = loanListMachine.provide({
    actors: {
      getPage: actor(async ({ filter, cursor }) => {
        requests.push(`${filter} ${cursor}`);
        return cursor === null ? firstLoans : moreLoans;
      }),
    },
  });
  const loanStatusRouting = loanStatusRoutingMachine.provide({
    actors: {
      queryLoanOrderStatus: actor(async () => loanOrder({ status: loanStatus.cancelled })),
    },
  });
  const machine = recordsMachine.provide({ actors: { loanList, loanStatusRouting } });
  const records = createActor(machine, { input: { filter: 'all' } }).start();
  await settled();
  return { records, requests, view: () => selectRecordsView(records.getSnapshot()) };
}

test('R2: an updated loan that stays in the list is updated in the list', async () => {
  const { records, view } = await openRecords();
  expect(view().list?.list?.items[0]?.status).toBe(loanStatus.reviewing);
  records.send({ type: 'loan.opened', loanOrderId: 'loan-1' });
  await settled();
  expect(view().order?.status).toBe(loanStatus.cancelled);
  const items = view().list?.list?.items ?? [];
  expect(items.map(({ loanOrderId, status }) => `${loanOrderId} ${status}`)).toEqual([
    'loan-1 60',
    'loan-2 70',
    'loan-3 70',
  ]);
});

test('R1: the end of a list fetches the next page of its filter; another filter starts over', async () => {
  const { records, requests, view } = await openRecords();
  records.send({ type: 'end.reached' });
  await settled();
  expect(view().list?.list?.items).toHaveLength(5);
  records.send({ type: 'filter.chosen', filter: 'settled' });
  expect(view().list?.list).toBeNull();
  await settled();
  records.send({ type: 'page.shown' });
  await settled();
  expect(requests).toEqual(['all null', 'all page-2', 'settled null', 'settled null']);
});

test('P2: the end of a list fetches the next page, and the list is fetched again after a document was read', async () => {
  const requests: (string | null)[] = [];
  const signedLoans = signedLoansMachine.provide({
    actors: {
      getPage: actor(async ({ cursor }) => {
        requests.push(cursor);
        return cursor === null ? firstSigned : moreSigned;
      }),
    },
  });
  const machine = profileMachine.provide({
    actors: {
      signedLoans,
      readTheme: actor(async (): Promise<Theme> => 'system'),
      getSignedDocument: actor(async ({ kind }) => signedText(kind)),
    },
  });
  const input = { session: sessionOf('juan'), page: 'agreementList' } as const;
  const profile = createActor(machine, { input }).start();
  await settled();
  expect(requests).toEqual([null]);
  profile.send({ type: 'end.reached' });
  await settled();
  profile.send({ type: 'document.opened', document: { orderId: 'loan-2', kind: 'agreement' } });
  await settled();
  expect(selectProfileView(profile.getSnapshot()).document?.kind).toBe('agreement');
  expect(requests).toEqual([null, 'after loan-2']);
  profile.send({ type: 'nav.back' });
  const { list } = selectProfileView(profile.getSnapshot());
  expect([list?.busy, list?.list?.items.length]).toEqual([true, 2]);
  await settled();
  expect(requests).toEqual([null, 'after loan-2', null]);
});
