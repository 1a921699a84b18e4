import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, ServiceFailure } from '#domain/failure.ts';
import { createCodeLine } from '#app/loading/code-line.ts';
import { createLazyCode } from '#app/loading/lazy-code.ts';

function waiting(fetchCode?: () => Promise<string>) {
  const host = new EventTarget();
  const codeLine = createCodeLine(host);
  const line = { there: false, requests: 0 };
  const code = createLazyCode(
    fetchCode ??
      (async () => {
        line.requests += 1;
        if (!line.there) throw new Error('no line');
        return 'code';
      }),
    codeLine.waiting('repay'),
  );
  const isBack = () => void host.dispatchEvent(new Event('online'));
  const missing = () => codeLine.missing.get().map(({ name }) => name);
  return { line, code, codeLine, isBack, missing };
}

const turn = () => vi.advanceTimersByTimeAsync(0);

describe('a requested chunk', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is retried on a timer after a failure, and reported as missing until it loads', async () => {
    const { line, code, missing } = waiting();
    const arrived = code.arrived();
    await turn();
    expect([line.requests, missing()]).toEqual([1, ['repay']]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(line.requests).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([line.requests, missing()]).toEqual([2, ['repay']]);
    line.there = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await arrived).toBe('code');
    expect(missing()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.requests).toBe(3);
  });

  it.each(['the connection is back', 'the borrower asks'])(
    'is retried at once after a failure when %s',
    async (why) => {
      const { line, code, codeLine, isBack } = waiting();
      const arrived = code.arrived();
      await turn();
      line.there = true;
      if (why === 'the borrower asks') codeLine.retryAll();
      else isBack();
      expect(await arrived).toBe('code');
      expect(line.requests).toBe(2);
    },
  );

  it('is reported as missing after 8 s, even without a failure', async () => {
    let come: (code: string) => void = () => undefined;
    const { code, missing } = waiting(() => new Promise((resolve) => (come = resolve)));
    const arrived = code.arrived();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(missing()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(missing()).toEqual(['repay']);
    come('code');
    expect(await arrived).toBe('code');
    expect(missing()).toEqual([]);
  });

  it('is neither missing nor retried after its only waiter has aborted', async () => {
    const { line, code, missing } = waiting();
    const left = new AbortController();
    const arrived = code.arrived(left.signal);
    const ended = arrived.catch(failureOf);
    await turn();
    left.abort();
    expect(missing()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ended).toEqual({ kind: 'network' });
    expect(line.requests).toBe(1);
  });

  it('is not reported as missing after it loaded in time, or after its waiter ended', () => {
    const { codeLine, missing } = waiting();
    codeLine.waiting('quick')().end();
    const left = codeLine.waiting('left')();
    left.end();
    void left.again(new Error('no line'));
    expect(missing()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(missing()).toEqual([]);
    codeLine.waiting('slow')();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('is requested once for two waiters, and missing while one of them remains', async () => {
    const { line, code, missing } = waiting();
    const left = new AbortController();
    void code.arrived();
    code.arrived(left.signal).catch(() => undefined);
    await turn();
    expect([line.requests, missing()]).toEqual([1, ['repay', 'repay']]);
    left.abort();
    expect(missing()).toEqual(['repay']);
  });

  it('is outdated when the host no longer has it, but only while a page needs it', async () => {
    const gone = () => Promise.reject(new ServiceFailure({ kind: 'outdated' }));
    const { code, codeLine } = waiting(gone);
    await expect(code.load()).rejects.toThrow('outdated');
    expect(codeLine.outdated.get()).toBe(false);
    void code.arrived();
    await turn();
    expect(codeLine.outdated.get()).toBe(true);
  });

  it('is outdated if a call or a payment needs it and the host has a newer build, but not if the network fails', async () => {
    const { codeLine } = waiting();
    await expect(codeLine.needed(Promise.reject(new Error('no line')))).rejects.toThrow('no line');
    expect(codeLine.outdated.get()).toBe(false);
    const gone = Promise.reject(new ServiceFailure({ kind: 'outdated' }));
    await expect(codeLine.needed(gone)).rejects.toThrow('outdated');
    expect(codeLine.outdated.get()).toBe(true);
  });
});
