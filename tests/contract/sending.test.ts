import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Failure, failureOf, ServiceFailure } from '#domain/failure.ts';
import { post } from '#services/api/post.ts';
import { postForm } from '#services/api/post-form.ts';
import { readReply } from '#services/api/read-reply.ts';
import { retryReads } from '#services/api/retry-reads.ts';

const refusal = (work: Promise<unknown>): Promise<Failure | null> =>
  work.then(() => null, failureOf);

class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly steps: unknown[] = [];
  timeout = 0;
  status = 200;
  responseText = 'a reply';

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...given: unknown[]) {
    this.steps.push(['open', ...given]);
  }
  setRequestHeader(...given: unknown[]) {
    this.steps.push(['header', ...given]);
  }
  getResponseHeader(name: string) {
    return `the ${name}`;
  }
  send(form: FormData) {
    this.steps.push(['send', form.get('method')]);
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

describe('a posted form', () => {
  const form = new FormData();
  form.set('method', 'upload');
  const send = (signal?: AbortSignal, onProgress?: (sent: number) => void) =>
    postForm('/api/any/x', { one: '1', two: '2' }, form, { timeout: 40_000, signal, onProgress });

  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });

  it('is sent once, with its headers and its timeout, and resolves with the reply', async () => {
    const reply = send();
    const { last } = FakeRequest;
    expect(last.steps).toEqual([
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

  it('times out 40 seconds after its last progress, however long it takes', async () => {
    vi.useFakeTimers();
    const reply = send();
    vi.advanceTimersByTime(39_000);
    FakeRequest.last.progresses(true, 1, 4);
    expect(FakeRequest.last.timeout).toBe(79_000);
    vi.advanceTimersByTime(39_000);
    FakeRequest.last.progresses(false, 2, 0);
    expect(FakeRequest.last.timeout).toBe(118_000);
    FakeRequest.last.ends('load');
    await reply;
  });

  it('reports its upload progress if the total is known', async () => {
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

  it('can be aborted before and during the request, but not after the reply', async () => {
    const early = new AbortController();
    early.abort();
    const never = refusal(send(early.signal));
    await expect(never).resolves.toEqual({ kind: 'cancelled' });
    expect(FakeRequest.last.steps).not.toContainEqual(['send', 'upload']);

    const controller = new AbortController();
    const stopped = refusal(send(controller.signal));
    controller.abort();
    await expect(stopped).resolves.toEqual({ kind: 'cancelled' });

    const late = new AbortController();
    const reply = send(late.signal);
    const abort = vi.spyOn(FakeRequest.last, 'abort');
    FakeRequest.last.ends('load');
    await reply;
    late.abort();
    expect(abort).not.toHaveBeenCalled();
  });
});

describe('a failed read', () => {
  const network = new ServiceFailure({ kind: 'network' });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill(128);
      return array;
    });
  });

  const readings = (...failures: Error[]) =>
    vi.fn<() => Promise<string>>(() => {
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve('done');
    });

  it('is repeated after a part of each limit, if the failure is temporary', async () => {
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
      'a refusal of the server',
      new ServiceFailure({ kind: 'badRequest', status: 400 }),
      'badRequest',
    ],
    ['a timeout', new ServiceFailure({ kind: 'timeout' }), 'timeout'],
    ['an exception of another type', new TypeError('odd'), 'unexpected'],
  ])('is not repeated for %s', async (_, failure, kind) => {
    const read = readings(failure);
    const outcome = retryReads(read, [1_000], undefined);
    await expect(outcome).rejects.toBe(failure);
    await expect(refusal(outcome)).resolves.toMatchObject({ kind });
    expect(read).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects at once and clears its timer when it is aborted', async () => {
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

describe('a fetch', () => {
  it('is cancelled if the web view stops loading its page', async () => {
    const fetch = () => Promise.reject(new DOMException('stopped', 'AbortError'));
    const stopped = post('https://app.example/', {}, '', { timeout: 1_000, fetch });
    await expect(refusal(stopped)).resolves.toEqual({ kind: 'cancelled' });
  });
});

describe('a reply', () => {
  it('is refused unread if it is longer than 8 MiB', () => {
    const longest = 8 * 1_024 * 1_024;
    const read = (text: string) => () =>
      readReply({ status: 200, header: () => null, text }, 'ph.hiram.app');
    expect(read('x'.repeat(longest + 1))).toThrow(new ServiceFailure({ kind: 'invalidPayload' }));
    expect(read('z'.repeat(longest))).toThrow(new ServiceFailure({ kind: 'undecipherable' }));
  });
});
