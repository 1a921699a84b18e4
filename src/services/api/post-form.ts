import { ServiceFailure } from '#domain/failure.ts';
import type { PostOptions, RawReply } from './post.ts';

export type OnProgress = (sent: number) => void;

/**
 * Posts once. `fetch` reports upload progress only for streams, and browsers stream uploads only
 * over HTTP/2. The timeout is that of S7, counted from the last progress: a picture of 1 MB takes
 * longer than 60 s below 140 kbit/s.
 *
 * @throws ServiceFailure `network`, `timeout` or `cancelled`
 */
export function postForm(
  url: string,
  headers: Record<string, string>,
  form: FormData,
  { timeout, signal, onProgress }: PostOptions & { onProgress?: OnProgress | undefined },
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', cancel);
      finish();
    };
    const fail = (kind: 'network' | 'timeout' | 'cancelled') =>
      settle(() => reject(new ServiceFailure({ kind })));

    const openedAt = performance.now();
    request.open('POST', url);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      // A request under way counts its timeout from its start.
      request.timeout = performance.now() - openedAt + timeout;
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('error', fail('network'));
    request.addEventListener('timeout', fail('timeout'));
    request.addEventListener('abort', fail('cancelled'));
    request.addEventListener(
      'load',
      settle(() =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          text: request.responseText,
        }),
      ),
    );
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) fail('cancelled')();
    else request.send(form);
  });
}
