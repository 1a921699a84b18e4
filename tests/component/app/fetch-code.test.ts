import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '#domain/failure.ts';
import { createFetchCode } from '#app/loading/fetch-code.ts';

type Answer = () => Promise<Response>;
const there: Answer = async () => new Response('a script');

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => {
  document.head.innerHTML = '';
});

/** The host answers as given for an address, otherwise with success. */
function page(answers: Record<string, Answer> = {}) {
  const requests: string[] = [];
  const fetch = async (address: string) => {
    requests.push(address);
    return (answers[address] ?? there)();
  };
  const fetchCode = createFetchCode({ document, fetch });
  const load = vi.fn<() => Promise<string>>(async () => 'the module');
  // A detached element, because happy-dom would fetch an attached stylesheet automatically.
  const beside = document.createElement('div');
  vi.spyOn(document.head, 'append').mockImplementation((...links) => beside.append(...links));
  const sheets = () => [...beside.querySelectorAll('link')];
  return { answers, requests, fetchCode, load, sheets };
}

const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

describe('a lazily loaded chunk', () => {
  it('is imported after all of its files are loaded, each once', async () => {
    const { requests, fetchCode, load } = page();
    await expect(fetchCode(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('the module');
    expect(requests).toEqual(['/assets/a.js', '/assets/b.js']);
    await fetchCode(load, ['assets/b.js', 'assets/c.js']);
    expect(requests).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
    expect(load).toHaveBeenCalledTimes(2);
    await expect(fetchCode(load)).resolves.toBe('the module');
  });

  it("is found under the names in the page's import map", async () => {
    document.head.innerHTML = `<script type="importmap">{"imports":{"/assets/a.js":"/assets/a-1f.js","/assets/b.js":"/assets/b-2f.js"}}</script>`;
    const { requests, fetchCode, load } = page();
    await fetchCode(load, ['assets/b.js', 'assets/a.js', 'assets/other.js']);
    expect(requests).toEqual(['/assets/b-2f.js', '/assets/a-1f.js', '/assets/other.js']);
  });

  it('does not wait for files that the page itself contains', async () => {
    document.head.innerHTML = `<script type="text/plain" src="/assets/start.js"></script><link href="/assets/start.css">`;
    const { requests, fetchCode, load, sheets } = page();
    await fetchCode(load, ['assets/start.js', 'assets/start.css']);
    expect(requests).toEqual([]);
    expect(sheets()).toEqual([]);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each<[string, Answer]>([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the host answers 503', async () => new Response('', { status: 503 })],
    [
      'the response breaks off',
      async () =>
        new Response(new ReadableStream({ pull: (body) => body.error(new Error('cut')) })),
    ],
  ])('is not loaded if %s, and is requested again the next time', async (_, answer) => {
    const { answers, requests, fetchCode, load } = page({ '/assets/a.js': answer });
    await expect(fetchCode(load, ['assets/a.js'])).rejects.toThrow(/Failed|503 for|cut/);
    expect(load).not.toHaveBeenCalled();
    answers['/assets/a.js'] = there;
    await expect(fetchCode(load, ['assets/a.js'])).resolves.toBe('the module');
    expect(requests).toEqual(['/assets/a.js', '/assets/a.js']);
  });

  it.each(['a.js', 'a.css'])('is outdated if the host no longer has %s', async (file) => {
    const gone: Answer = async () => new Response('', { status: 404 });
    const { fetchCode, load, sheets } = page({ '/assets/a.js': gone, '/assets/a.css': gone });
    const code = fetchCode(load, [`assets/${file}`]);
    const failure = code.catch(failureOf);
    await settled();
    sheets()[0]?.dispatchEvent(new Event('error'));
    expect(await failure).toEqual({ kind: 'outdated' });
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for its stylesheet, which is added to the page once', async () => {
    const { fetchCode, load, sheets } = page();
    const code = fetchCode(load, ['assets/a.css']);
    const again = fetchCode(load, ['assets/a.css']);
    await settled();
    expect(load).not.toHaveBeenCalled();
    const [sheet, ...others] = sheets();
    expect(others).toEqual([]);
    expect([sheet?.rel, sheet?.getAttribute('href'), sheet?.crossOrigin]).toEqual([
      'stylesheet',
      '/assets/a.css',
      '',
    ]);
    sheet?.dispatchEvent(new Event('load'));
    await expect(Promise.all([code, again])).resolves.toEqual(['the module', 'the module']);
  });

  it('removes a failed stylesheet from the page, and requests it again', async () => {
    const { fetchCode, load, sheets } = page();
    const code = fetchCode(load, ['assets/a.css']);
    sheets()[0]?.dispatchEvent(new Event('error'));
    await expect(code).rejects.toThrow('no sheet /assets/a.css');
    expect(sheets()).toEqual([]);
    const again = fetchCode(load, ['assets/a.css']);
    sheets()[0]?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBe('the module');
  });

  it('is requested again under another address if the error message contains its URL', async () => {
    const { fetchCode } = page();
    const failure = new TypeError('Failed to fetch: https://app.example/assets/a.js');
    // Node cannot import over the network; its error shows that the import was tried.
    await expect(fetchCode(() => Promise.reject(failure))).rejects.toThrow(/protocol 'https:'/);
  });
});
