import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '#domain/constants.ts';
import { holdsFor, judgedNow, type LastDue, type LastReply } from '#domain/loans/last-known.ts';
import { forAll } from '#tests/for-all.ts';

/** 21 November 2026, 9:14 in the morning in Manila. */
const receivedAt = Date.UTC(2026, 10, 21, 1, 14);
const payNumber = {
  accountNumber: '7110123412341234',
  amount: 5_344,
  expiresAt: receivedAt + 2 * day,
  channel: '7-Eleven',
  biller: 'HIRAM LENDING CORP',
};
const due = (change: Partial<LastDue> = {}): LastDue => ({
  amount: 5_344,
  totalDue: 5_344,
  dueDate: '2026-11-22',
  overdue: false,
  payNumber,
  notedAt: null,
  coming: 0,
  ...change,
});

/** `ahead`: milliseconds by which the phone's clock is ahead of the server's. */
const recordOf = (change: Partial<LastDue> = {}, ahead = 0): LastReply => ({
  receivedAt,
  heardAt: receivedAt + ahead,
  dues: [due(change)],
});

/** The judgement `passed` ms after the record was made, by the phone's clock alone. */
function judgedAfter(passed: number, change: Partial<LastDue> = {}, ahead = 0) {
  const { today, dues } = judgedNow(recordOf(change, ahead), {
    server: null,
    phone: receivedAt + ahead + passed,
  });
  return { today, grown: dues[0]?.grown, number: dues[0]?.payNumber?.state };
}

describe('the last known amounts', () => {
  it.each([
    ['at once', 0, { today: true, grown: 'no', number: 'payable' }],
    ['late that day', 14 * hour, { today: true, grown: 'no', number: 'payable' }],
    ['the day after', 15 * hour, { today: false, grown: 'no', number: 'payable' }],
    [
      'just before the number expires',
      2 * day - 1,
      { today: false, grown: 'more', number: 'payable' },
    ],
    ['when the number expires', 2 * day, { today: false, grown: 'more', number: 'over' }],
    ['after a correction of the clock', -5_000, { today: true, grown: 'no', number: 'payable' }],
    [
      'after a larger correction of the clock',
      -5_001,
      { today: false, grown: 'perhaps', number: 'unsure' },
    ],
    ['with the clock set back', -hour, { today: false, grown: 'perhaps', number: 'unsure' }],
  ] as const)('are judged %s', (_, passed, judgement) => {
    expect(judgedAfter(passed)).toEqual(judgement);
  });

  const note = {
    accountNumber: '7110999999999999',
    amount: 1_000,
    deducted: 1_000,
    lateAt: receivedAt + day,
  };
  const rest = { ...payNumber, amount: 4_344 };
  it.each<[string, Partial<LastDue>, object]>([
    [
      'subtract a noted part, and show the number for the rest',
      { notes: [note], notedAt: receivedAt, payNumber: rest },
      { left: 4_344, noted: 1_000, payNumber: { state: 'payable' } },
    ],
    [
      'show no number that was noted as paid',
      { notes: [{ ...note, accountNumber: payNumber.accountNumber }], payNumber: rest },
      { left: 4_344, noted: 1_000, payNumber: null },
    ],
    [
      'show no number for more than is left after a note',
      { notes: [note] },
      { left: 4_344, noted: 1_000, payNumber: null },
    ],
    [
      'are zero and do not grow if the noted payment covers them, also their later fees',
      { notes: [{ ...note, amount: 5_300, deducted: 5_344 }], overdue: true },
      { left: 0, noted: 5_300, grown: 'no', payNumber: null },
    ],
    [
      'include a noted payment that is late',
      { notes: [{ ...note, lateAt: receivedAt }] },
      { left: 5_344, noted: 0, notedLate: 1_000, payNumber: { state: 'payable' } },
    ],
    [
      'of an older record have a note of an unknown amount, and no number',
      { notedAt: receivedAt },
      { left: 5_344, noted: 0, notedAt: receivedAt, payNumber: null },
    ],
  ])('%s', (_, change, judged) => {
    const moment = { server: receivedAt, phone: 0 };
    expect(judgedNow(recordOf(change), moment).dues).toMatchObject([judged]);
  });

  it('change when a note becomes late', () => {
    const reply = recordOf({ notes: [{ ...note, lateAt: receivedAt + hour }] });
    expect(holdsFor(reply, { server: receivedAt, phone: 0 })).toBe(hour);
  });

  it('include no pay number if nothing is due, or if its amount is above the amount due after the money on its way', () => {
    expect(judgedAfter(0, { amount: 0, coming: 5_344 }).number).toBeUndefined();
    expect(judgedAfter(0, { amount: 4_344, coming: 1_000 }).number).toBeUndefined();
    expect(judgedAfter(0, { amount: 5_344, coming: 1_000 }).number).toBe('payable');
  });

  it('do not depend on a constant error of the phone’s clock', () => {
    const passed = fc.integer({ min: 0, max: 5 * day });
    const ahead = fc.integer({ min: -400 * day, max: 400 * day });
    forAll(passed, ahead, (later, wrong) => {
      expect(judgedAfter(later, {}, wrong)).toEqual(judgedAfter(later));
    });
  });

  it('have a number that is payable until it expires, and a higher amount after the due date, or for an overdue loan after the day of the reply', () => {
    const server = fc.integer({ min: receivedAt, max: receivedAt + 9 * day });
    forAll(server, fc.boolean(), (now, overdue) => {
      const { today, dues } = judgedNow(recordOf({ overdue }), { server: now, phone: 0 });
      const [one] = dues;
      expect(one?.payNumber?.state === 'payable').toBe(now < payNumber.expiresAt);
      expect(today).toBe(now < Date.UTC(2026, 10, 21, 16));
      // Due by the end of 22 November in Manila.
      const late = now >= Date.UTC(2026, 10, overdue ? 21 : 22, 16);
      expect(one?.grown).toBe(late ? 'more' : 'no');
    });
  });

  it('stay valid for `holdsFor` ms, until midnight or the expiry of a number', () => {
    const ofNow = (passed: number) => ({ server: receivedAt + passed, phone: 0 });
    expect(holdsFor(recordOf(), ofNow(0))).toBe(Date.UTC(2026, 10, 21, 16) - receivedAt);
    expect(holdsFor(recordOf(), ofNow(2 * day - minute))).toBe(minute);
    const midnight = Date.UTC(2026, 10, 23, 16) - receivedAt;
    expect(holdsFor(recordOf(), ofNow(2 * day))).toBe(midnight - 2 * day);
    expect(holdsFor(recordOf({ payNumber: null }), ofNow(2 * day - minute))).toBe(
      midnight - 2 * day + minute,
    );
    // A clock that was set back has its own next midnight.
    const back = { server: null, phone: receivedAt - hour };
    expect(holdsFor(recordOf(), back)).toBe(Date.UTC(2026, 10, 21, 16) - back.phone);
    const passed = fc.integer({ min: 0, max: 4 * day });
    forAll(passed, (later) => {
      const hold = holdsFor(recordOf(), ofNow(later));
      expect(hold).toBeGreaterThan(0);
      const judgement = judgedNow(recordOf(), ofNow(later));
      expect(judgedNow(recordOf(), ofNow(later + hold - 1))).toEqual(judgement);
    });
  });
});
