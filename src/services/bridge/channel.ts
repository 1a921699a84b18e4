export type BridgeHost = {
  readonly location: { readonly origin: string };
  readonly parent: FrameParent;
  addEventListener: (type: 'message', listener: (event: FrameEvent) => void) => void;
  removeEventListener: (type: 'message', listener: (event: FrameEvent) => void) => void;
};

type FrameParent = {
  readonly location: { readonly origin: string };
  postMessage: (message: unknown, targetOrigin: string) => void;
};

export type FrameEvent = {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
};

/** Throws if the text cannot be posted. */
export type Channel = (text: string) => void;

type Postable = { postMessage: (text: string) => unknown };

function isPostable(value: unknown): value is Postable {
  return (
    typeof value === 'object' &&
    value !== null &&
    'postMessage' in value &&
    typeof value.postMessage === 'function'
  );
}

/** Null without a frame, or in a frame of another origin. */
export function trustedParent(host: BridgeHost): FrameParent | null {
  if (Object.is(host.parent, host)) return null;
  try {
    return host.parent.location.origin === host.location.origin ? host.parent : null;
  } catch {
    return null;
  }
}

/** The channel is the named object, or the trusted parent. */
export function findChannel(host: BridgeHost, name: string): Channel | null {
  const object: unknown = Reflect.get(host, name);
  if (isPostable(object)) {
    return (text) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a native object
      object.postMessage(text);
    };
  }
  const parent = trustedParent(host);
  if (!parent) return null;
  return (text) => parent.postMessage({ hiramBridge: text }, host.location.origin);
}
