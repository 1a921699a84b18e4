/** Node's `Request` holds its signal weakly, so garbage collection would change results. */
export class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly content: string;
  /** Always null, because a client would have to cancel a stream. */
  readonly body = null;
  readonly credentials: RequestCredentials = 'omit';

  constructor(from: string | URL | PlainRequest, given: RequestInit = {}) {
    const base = from instanceof PlainRequest ? from : null;
    const url = typeof from === 'string' ? from : from instanceof URL ? from.href : from.url;
    const { body: content = base?.content ?? '' } = given;
    if (typeof content !== 'string') throw new Error('a body of text was expected');
    this.url = url;
    this.method = (given.method ?? base?.method ?? 'GET').toUpperCase();
    this.headers = new Headers(given.headers ?? base?.headers);
    this.signal = given.signal ?? base?.signal ?? new AbortController().signal;
    this.content = content;
  }

  async text(): Promise<string> {
    return this.content;
  }
  clone(): this {
    return this;
  }
}
