/** The body of Node's `Response` is a stream that needs several turns of the event loop. */
export class PlainResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  /** Always null, because a client would have to cancel a stream. */
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
  clone(): this {
    return this;
  }
}
