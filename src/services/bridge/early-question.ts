import { randomHex } from '#protocol/random.ts';
import { fillRandom } from '#services/random.ts';
import { createCallbacks } from './callbacks.ts';
import { type BridgeHost, findChannel, type FrameEvent, trustedParent } from './channel.ts';

/** The property of `window` with the promise of the reply, until the bridge takes it. */
const replyProperty = 'hiramUserInfo';

/** Milliseconds, as in the table of actions. */
const answerTime = 3_000;

function replyTo(name: string, data: unknown): { reply: unknown } | undefined {
  if (typeof data !== 'object' || data === null || !('hiramBridge' in data)) return undefined;
  const call: unknown = data.hiramBridge;
  if (typeof call !== 'object' || call === null || !('call' in call)) return undefined;
  return call.call === name ? { reply: 'reply' in call ? call.reply : undefined } : undefined;
}

/**
 * Asks the shell for `userInfo` before the app's code has loaded. Imports no schema, because
 * `index.html` inlines this code for every visitor.
 *
 * @returns the shell's reply, `undefined` without one in 3 s; null if no shell receives the
 * question
 */
export function askEarly(
  host: BridgeHost,
  { prefix, channel }: { prefix: string; channel: string },
): Promise<unknown> | null {
  const send = findChannel(host, channel);
  if (!send) return null;
  const callbacks = createCallbacks(host);
  let resolve: (reply: unknown) => void = () => {};
  const replied = new Promise<unknown>((settle) => (resolve = settle));
  const name = callbacks.expect((reply) => end(reply));
  function onMessage({ origin, source, data }: FrameEvent): void {
    const found = replyTo(name, data);
    const isTrusted = source === trustedParent(host) && origin === host.location.origin;
    if (found && isTrusted) callbacks.reply(name, found.reply);
  }
  function end(reply: unknown): void {
    clearTimeout(timer);
    callbacks.forget(name);
    host.removeEventListener('message', onMessage);
    resolve(reply);
  }
  const timer = setTimeout(() => end(undefined), answerTime);
  host.addEventListener('message', onMessage);
  const id = randomHex(16, fillRandom);
  try {
    send(JSON.stringify({ id, action: `${prefix}_userInfo`, callback: name, data: {} }));
  } catch {
    end(undefined);
    return null;
  }
  Reflect.set(host, replyProperty, replied);
  return replied;
}

/** Takes the promise of the reply; null if no question was sent, and after the first call. */
export function takeEarlyReply(host: object): Promise<unknown> | null {
  const replied: unknown = Reflect.get(host, replyProperty);
  Reflect.deleteProperty(host, replyProperty);
  return replied instanceof Promise ? replied : null;
}
