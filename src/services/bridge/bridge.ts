import * as v from 'valibot';
import {
  type AnsweredAction,
  type BridgeActionName,
  bridgeActions,
  type BridgeData,
  type BridgeReply,
  refreshH5,
  type UnansweredAction,
} from '#protocol/bridge-actions.ts';
import { type BridgeMessage, FrameCall, maxBridgeMessage } from '#protocol/bridge-message.ts';
import { randomHex } from '#protocol/random.ts';
import { fillRandom } from '#services/random.ts';
import { createCallbacks } from './callbacks.ts';
import { type BridgeHost, findChannel, type FrameEvent, trustedParent } from './channel.ts';
import { takeEarlyReply } from './early-question.ts';

/** The connection to the native shell. No method throws. */
export type Bridge = {
  connected: () => boolean;
  /** False if the message could not be posted. */
  tell: <A extends UnansweredAction>(action: A, data: BridgeData<A>) => boolean;
  /** Null without a shell, or without a valid answer in time. */
  ask: <A extends AnsweredAction>(action: A, data: BridgeData<A>) => Promise<BridgeReply<A> | null>;
  /** Subscribes to `refreshH5`; returns the unsubscribe function. */
  onRefresh: (listener: () => void) => () => void;
  close: () => void;
};

/** JSON text is parsed; `undefined` if it is too long or not JSON. */
function opened(reply: unknown): unknown {
  if (typeof reply !== 'string') return reply;
  if (reply.length > maxBridgeMessage) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), reply);
  return parsed.success ? parsed.output : undefined;
}

/** The bridge of S7; see `src/protocol/docs/bridge.md`. */
export function createBridge(
  { prefix, channel }: { prefix: string; channel: string },
  host: BridgeHost,
): Bridge {
  const callbacks = createCallbacks(host);
  const refreshListeners = new Set<() => void>();
  const refresh = () => {
    for (const listener of refreshListeners) listener();
  };

  function post(action: BridgeActionName, data: unknown, callback?: string): boolean {
    const send = findChannel(host, channel);
    if (!send) return false;
    const checked = v.safeParse(bridgeActions[action].data, data);
    if (!checked.success) return false;
    const message: BridgeMessage = {
      id: randomHex(16, fillRandom),
      action: `${prefix}_${action}`,
      ...(callback === undefined ? {} : { callback }),
      data: checked.output,
    };
    try {
      send(JSON.stringify(message));
      return true;
    } catch {
      return false;
    }
  }

  function onMessage({ origin, source, data }: FrameEvent): void {
    const parent = trustedParent(host);
    if (!parent || source !== parent || origin !== host.location.origin) return;
    const parsed = v.safeParse(FrameCall, data);
    if (!parsed.success) return;
    const { call, reply } = parsed.output.hiramBridge;
    if (call === refreshH5) refresh();
    else callbacks.reply(call, reply);
  }

  Reflect.set(host, refreshH5, refresh);
  host.addEventListener('message', onMessage);

  return {
    connected: () => findChannel(host, channel) !== null,
    tell: (action, data) => post(action, data),
    async ask(action, data) {
      if (findChannel(host, channel) === null) return null;
      const { reply: schema, timeout } = bridgeActions[action];
      const read = (reply: unknown) => {
        const parsed = v.safeParse(schema, opened(reply));
        return parsed.success ? parsed.output : null;
      };
      // The page's own script has already asked this question, so its reply is used.
      const early = action === 'userInfo' ? takeEarlyReply(host) : null;
      if (early) return read(await early);
      return new Promise((resolve) => {
        const name = callbacks.expect((reply) => {
          clearTimeout(timer);
          resolve(read(reply));
        });
        const giveUp = () => {
          callbacks.forget(name);
          resolve(null);
        };
        const timer = setTimeout(giveUp, timeout);
        if (!post(action, data, name)) {
          clearTimeout(timer);
          giveUp();
        }
      });
    },
    onRefresh(listener) {
      refreshListeners.add(listener);
      return () => refreshListeners.delete(listener);
    },
    close() {
      Reflect.deleteProperty(host, refreshH5);
      host.removeEventListener('message', onMessage);
    },
  };
}
