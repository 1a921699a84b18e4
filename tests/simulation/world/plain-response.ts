/**
 * A reply as the client reads it, without Node's own machinery: its bodies are streams, and what is read
 * of them goes through several turns.
 */
export class PlainResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  /** No stream, which a client would have to let go of. */
  readonly body = null;
  readonly #content: string;

  constructor(
    content: string,
    { status, headers }: { status: number; headers: [string, string][] },
  ) {
    this.#content = content;
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.headers = new Headers(headers);
  }
  async text(): Promise<string> {
    return this.#content;
  }
  /** Nothing in it changes or is used up: it is its own copy. */
  clone(): this {
    return this;
  }
}
