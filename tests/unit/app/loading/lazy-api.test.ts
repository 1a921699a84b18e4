import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazyApi } from '#app/loading/lazy-api.ts';
import { contextWith } from '../client.ts';

function calling(answer: () => Promise<Response>) {
  const failed = vi.fn<() => void>();
  const answered = vi.fn<() => void>();
  const api = createLazyApi(contextWith(answer), { failed, answered, needed: (code) => code });
  const coupons = (quiet = false) => api.call('getCoupons', {}, { quiet }).catch(() => null);
  const many = () => api.callMany([{ method: 'getCoupons', data: {} }]).catch(() => null);
  return { api, answered, failed, coupons, many };
}
const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

describe('the network-error report', () => {
  it('S8.8: is made at most once in ten seconds, for single and batched calls together', async () => {
    const { answered, failed, coupons, many } = calling(noLine);
    await coupons();
    await many();
    expect(failed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    await coupons();
    expect(failed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await many();
    expect(failed).toHaveBeenCalledTimes(2);
    expect(answered).not.toHaveBeenCalled();
  });

  it('is not made for quiet calls or after a refusal by the lender', async () => {
    const quiet = calling(noLine);
    await quiet.coupons(true);
    expect(quiet.failed).not.toHaveBeenCalled();
    const refused = calling(async () => Response.json({ code: 1, msg: 'no', data: [] }));
    await refused.coupons();
    await refused.many();
    expect(refused.failed).not.toHaveBeenCalled();
  });

  it('is not made for calls that succeed', async () => {
    const data = { available: [], unavailable: [] };
    const reply = { code: 0, msg: '', data: [{ method: 'getCoupons', data }] };
    const { api, answered, failed, coupons, many } = calling(async () => Response.json(reply));
    await api.load();
    expect(answered).not.toHaveBeenCalled();
    await expect(coupons()).resolves.toEqual(data);
    expect(answered).toHaveBeenCalledTimes(1);
    await expect(many()).resolves.toEqual([data]);
    expect(answered).toHaveBeenCalledTimes(2);
    expect(failed).not.toHaveBeenCalled();
  });
});
