import { frames } from '../world/frame.ts';
import type { PlainForm } from '../world/plain-files.ts';

const progress = (loaded: number, total: number) =>
  Object.assign(new Event('progress'), { lengthComputable: true, loaded, total });

export class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  readonly #headers = new Headers();
  #url = '';
  #replied = new Headers();
  #isOver = false;

  open(_: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.#replied.get(name);
  }
  abort(): void {
    this.#end('abort');
  }
  send(form: PlainForm): void {
    const { send } = frames.getStore() ?? {};
    if (!send) return;
    this.#headers.set('content-type', form.type);
    const late = setTimeout(() => this.#end('timeout'), this.timeout);
    const total = form.encode().length;
    this.upload.dispatchEvent(progress(total >> 1, total));
    send({
      url: this.#url,
      headers: this.#headers,
      form,
      answered: ({ status, headers, text }) => {
        clearTimeout(late);
        this.status = status;
        this.responseText = text;
        this.#replied = new Headers(headers);
        this.upload.dispatchEvent(progress(total, total));
        this.#end('load');
      },
      broken: () => {
        clearTimeout(late);
        this.#end('error');
      },
    });
  }
  #end(how: 'load' | 'error' | 'timeout' | 'abort'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.dispatchEvent(new Event(how));
  }
}
