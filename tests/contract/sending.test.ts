import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#domain/codes.ts';
import { type Failure, failureOf, ServiceFailure } from '#domain/failure.ts';
import { maintenanceHeader } from '#protocol/envelope.ts';
import { deadline } from '#services/api/deadline.ts';
import { post } from '#services/api/post.ts';
import { postForm } from '#services/api/post-form.ts';
import { maintenanceOf, readReply } from '#services/api/read-reply.ts';
import { retryReads } from '#services/api/retry-reads.ts';
import { referenceEncrypt } from './reference-cipher.ts';

const refusal = (work: Promise<unknown>): Promise<Failure | null> =>
  work.then(
    () => null,
    (error: unknown) => failureOf(error),
  );

/** A browser's request, answered by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly said: unknown[] = [];
  timeout = 0;
  status = 200;
  responseText = 'a reply';

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...given: unknown[]) {
    this.said.push(['open', ...given]);
  }
  setRequestHeader(...given: unknown[]) {
    this.said.push(['header', ...given]);
  }
  getResponseHeader(name: string) {
    return `the ${name}`;
  }
  send(form: FormData) {
    this.said.push(['send', form.get('method')]);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progresses(lengthComputable: boolean, loaded: number, total: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable, loaded, total }),
    );
  }
  ends(how: 'load' | 'error' | 'timeout') {
    this.dispatchEvent(new Event(how));
  }
}

describe('a form that is sent', () => {
  const form = new FormData();
  form.set('method', 'upload');
  const send = (signal?: AbortSignal, onProgress?: (sent: number) => void) =>
    postForm('/api/any/x', { one: '1', two: '2' }, form, { timeout: 40_000, signal, onProgress });

  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes once, with its headers and its time, and its reply is given as it came', async () => {
    const reply = send();
    const { last } = FakeRequest;
    expect(last.said).toEqual([
      ['open', 'POST', '/api/any/x'],
      ['header', 'one', '1'],
      ['header', 'two', '2'],
      ['send', 'upload'],
    ]);
    expect(last.timeout).toBe(40_000);
    last.ends('load');
    const { status, header, text } = await reply;
    expect({ status, text, header: header('date') }).toEqual({
      status: 200,
      text: 'a reply',
      header: 'the date',
    });
  });

  it('tells how much of it has left, where that is known', async () => {
    const sent: number[] = [];
    const reply = send(undefined, (part) => sent.push(part));
    FakeRequest.last.progresses(true, 1, 4);
    FakeRequest.last.progresses(false, 2, 4);
    FakeRequest.last.progresses(true, 0, 0);
    FakeRequest.last.progresses(false, 3, 0);
    FakeRequest.last.progresses(true, 1, 1);
    FakeRequest.last.ends('load');
    await reply;
    expect(sent).toEqual([0.25, 1]);
    const untold = send();
    expect(() => FakeRequest.last.progresses(true, 1, 4)).not.toThrow();
    FakeRequest.last.ends('load');
    await untold;
  });

  it.each([
    ['error', 'network'],
    ['timeout', 'timeout'],
  ] as const)('fails as %s', async (how, kind) => {
    const reply = refusal(send());
    FakeRequest.last.ends(how);
    await expect(reply).resolves.toEqual({ kind });
  });

  it('is stopped by its sender, before it leaves and on its way, not after it came', async () => {
    const early = new AbortController();
    early.abort();
    const never = refusal(send(early.signal));
    await expect(never).resolves.toEqual({ kind: 'cancelled' });
    expect(FakeRequest.last.said).not.toContainEqual(['send', 'upload']);

    const controller = new AbortController();
    const stopped = refusal(send(controller.signal));
    controller.abort();
    await expect(stopped).resolves.toEqual({ kind: 'cancelled' });

    const late = new AbortController();
    const came = send(late.signal);
    const abort = vi.spyOn(FakeRequest.last, 'abort');
    FakeRequest.last.ends('load');
    await came;
    late.abort();
    expect(abort).not.toHaveBeenCalled();
  });
});

describe('a reading that failed', () => {
  const network = new ServiceFailure({ kind: 'network' });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill(128);
      return array;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Reads that fail so, and then say `done`. */
  const readings = (...failures: Error[]) =>
    vi.fn<() => Promise<string>>(() => {
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve('done');
    });

  it('is repeated after a part of each limit, where that may help', async () => {
    const read = readings(network, new ServiceFailure({ kind: 'badResponse', status: 502 }));
    const outcome = retryReads(read, [1_000, 3_000], undefined);
    await vi.advanceTimersByTimeAsync(499);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('done');
  });

  it.each([
    [
      'what the server refused',
      new ServiceFailure({ kind: 'badRequest', status: 400 }),
      'badRequest',
    ],
    ['what was slow', new ServiceFailure({ kind: 'timeout' }), 'timeout'],
    ['what is none of a service', new TypeError('odd'), 'unexpected'],
  ])('is not repeated for %s', async (_, failure, kind) => {
    const read = readings(failure);
    const outcome = retryReads(read, [1_000], undefined);
    await expect(outcome).rejects.toBe(failure);
    await expect(refusal(outcome)).resolves.toMatchObject({ kind });
    expect(read).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is repeated no more often than there are limits', async () => {
    const read = readings(network, network, network);
    const outcome = refusal(retryReads(read, [100], undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(outcome).resolves.toEqual({ kind: 'network' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('ends at once, with its timer, when it is not wanted any more', async () => {
    const controller = new AbortController();
    const read = readings(network);
    const outcome = refusal(retryReads(read, [60_000], controller.signal));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await expect(outcome).resolves.toEqual({ kind: 'cancelled' });
    expect(vi.getTimerCount()).toBe(0);
    const again = refusal(retryReads(readings(network), [60_000], controller.signal));
    await expect(again).resolves.toEqual({ kind: 'cancelled' });
    expect(vi.getTimerCount()).toBe(0);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('a request that is sent', () => {
  it('leaves no timer, whether it came through or not', async () => {
    vi.useFakeTimers();
    const options = { timeout: 40_000, fetch: async () => new Response('a reply') };
    await expect(post('https://app.example/', {}, '', options)).resolves.toMatchObject({
      status: 200,
      text: 'a reply',
    });
    const broken = { ...options, fetch: () => Promise.reject(new TypeError('broken')) };
    await expect(refusal(post('https://app.example/', {}, '', broken))).resolves.toEqual({
      kind: 'network',
    });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is cancelled where the web view stops loading its page', async () => {
    const fetch = () => Promise.reject(new DOMException('stopped', 'AbortError'));
    const stopped = post('https://app.example/', {}, '', { timeout: 1_000, fetch });
    await expect(refusal(stopped)).resolves.toEqual({ kind: 'cancelled' });
  });
});

describe('a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('fires by itself, and says that it did', () => {
    const limit = deadline(1_000);
    vi.advanceTimersByTime(999);
    expect([limit.signal.aborted, limit.timedOut()]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([limit.signal.aborted, limit.timedOut()]).toEqual([true, true]);
  });

  it('fires with what is around it, before and after, and is then no lapse of time', () => {
    const outer = new AbortController();
    const limit = deadline(1_000, outer.signal);
    outer.abort();
    expect([limit.signal.aborted, limit.timedOut()]).toEqual([true, false]);
    expect(deadline(1_000, outer.signal).signal.aborted).toBe(true);
  });

  it('lets go of all', () => {
    const outer = new AbortController();
    const limit = deadline(1_000, outer.signal);
    limit.release();
    expect(vi.getTimerCount()).toBe(0);
    outer.abort();
    expect(limit.signal.aborted).toBe(false);
  });
});

describe('a reply', () => {
  const packageName = 'ph.hiram.app';
  const reply = (envelope: unknown, status = 200, flag: string | null = null) => ({
    status,
    header: (name: string) => (name === maintenanceHeader ? flag : null),
    text:
      typeof envelope === 'string'
        ? envelope
        : referenceEncrypt(JSON.stringify(envelope), packageName),
  });
  const well = { code: codes.success, msg: '', data: [] };
  const failing = (raw: ReturnType<typeof reply>) => {
    try {
      readReply(raw, packageName);
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };

  it.each([
    [199, { kind: 'badResponse', status: 199 }],
    [200, null],
    [299, null],
    [300, { kind: 'badResponse', status: 300 }],
    [399, { kind: 'badResponse', status: 399 }],
    [400, { kind: 'badRequest', status: 400 }],
    [499, { kind: 'badRequest', status: 499 }],
    [500, { kind: 'badResponse', status: 500 }],
  ])('is judged by its status first: %i', (status, failure) => {
    expect(failing(reply(well, status))).toEqual(failure);
  });

  it('is refused unread where it is longer than 8 MiB', () => {
    const longest = 8 * 1_024 * 1_024;
    expect(failing(reply('x'.repeat(longest + 1)))).toEqual({ kind: 'invalidPayload' });
    expect(failing(reply('z'.repeat(longest)))).toEqual({ kind: 'undecipherable' });
  });

  it.each([null, '0', 'false'])('tells of no maintenance by %s', (flag) => {
    expect(maintenanceOf(reply(well, 200, flag), packageName)).toBeUndefined();
  });

  it.each(['1', 'true', ''])('tells of maintenance by “%s”, and until when if it says', (flag) => {
    const until = { maintenanceTime: 1_700_000_000_000 };
    expect(maintenanceOf(reply(until, 503, flag), packageName)).toEqual({
      until: 1_700_000_000_000,
    });
    expect(maintenanceOf(reply('<html>', 503, flag), packageName)).toEqual({ until: null });
  });
});
