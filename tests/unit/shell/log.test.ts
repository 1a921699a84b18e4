import { describe, expect, it } from 'vitest';
import {
  answerEntry,
  apiEntry,
  bridgeEntry,
  type Entry,
  filtered,
  maxEntries,
  smsEntry,
  timeText,
  withEntries,
} from '#sandbox/shell/devtools/log.ts';

const call = (method: string, code: number | null, id = 1, fault: string | null = null) =>
  apiEntry({
    id,
    method,
    data: { loanAmount: 5000 },
    headers: {},
    suffix: 'abcdefghij',
    t: 1,
    at: 9,
    code,
    fault,
  });
const told = bridgeEntry(
  { id: '0'.repeat(32), action: 'hiram_openPage', data: { page: 'creditApplication' } },
  1,
  true,
);
const answered = answerEntry({ call: 'cb_1', action: 'userInfo', reply: null }, 2);
const sms = smsEntry({ text: 'Your code is 482915.', code: '482915', sentAt: 3 });

describe('the log', () => {
  it('lists the newest entries first', () => {
    const log = withEntries(withEntries([], [told]), [call('login', 0)]);
    expect(log.map(({ name }) => name)).toEqual(['login', 'openPage']);
  });

  it('replaces an entry with a known id in its place', () => {
    const log = withEntries([call('applyOrder', null), told], [call('applyOrder', 0)]);
    expect(log.map(({ name, note }) => [name, note])).toEqual([
      ['applyOrder', 'ok'],
      ['openPage', '{"page":"creditApplication"}'],
    ]);
  });

  it('keeps only the newest entries', () => {
    const many = Array.from({ length: maxEntries + 5 }, (_, id) => call('login', 0, id));
    expect(withEntries([told], many)).toEqual(many.slice(0, maxEntries));
  });

  it('marks failures', () => {
    expect(call('login', 401001)).toMatchObject({ failed: true, note: 'code 401001' });
    expect(call('login', null)).toMatchObject({ failed: true, note: 'no answer' });
    expect(call('login', 0, 1, 'slow').note).toBe('ok, slow');
    expect(bridgeEntry({ id: '1', action: 'x_y', data: {} }, 1, false).failed).toBe(true);
  });

  it('shortens a long line', () => {
    const data = { text: 'x'.repeat(500) };
    expect(bridgeEntry({ id: '1', action: 'hiram_y', data }, 1, true).note).toHaveLength(80);
  });
});

describe('a line', () => {
  it('states the time in Manila with seconds', () => {
    expect(timeText(Date.UTC(2026, 0, 5, 7, 4, 9))).toBe('15:04:09');
  });
});

describe('the filter', () => {
  const log: Entry[] = [sms, call('applyOrder', 0), answered, told];
  const names = (text: string, source: 'all' | 'bridge' | 'api') =>
    filtered(log, { text, source, analytics: true }).map(({ name }) => name);

  it('selects a source', () => {
    expect(names('', 'all')).toHaveLength(4);
    expect(names('', 'api')).toEqual(['applyOrder']);
    expect(names('', 'bridge')).toEqual(['userInfo', 'openPage']);
  });

  it('searches for every word in name, note and detail', () => {
    expect(names('APPLY 5000', 'all')).toEqual(['applyOrder']);
    expect(names('apply 6000', 'all')).toEqual([]);
    expect(names('482915', 'all')).toEqual(['SMS']);
  });
});
