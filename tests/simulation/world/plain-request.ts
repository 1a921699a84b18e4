/**
 * A request as the client makes it, without Node's own machinery: there the signal of a request
 * follows another by a weak reference, and the garbage collection would decide what happens.
 */
export class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** What is sent. */
  readonly content: string;
  /** No stream, which a client would have to let go of. */
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
  /** Nothing in it changes or is used up: it is its own copy. */
  clone(): this {
    return this;
  }
}
