/** The parts of `window` that the bridge uses. */
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

/** The parts of a message event that are checked. */
export type FrameEvent = {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
};

/** A way to the shell: takes a message's text; throws where it does not get through. */
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

/** The page that frames the app, where it is of the app's own origin. */
export function trustedParent(host: BridgeHost): FrameParent | null {
  if (Object.is(host.parent, host)) return null;
  try {
    return host.parent.location.origin === host.location.origin ? host.parent : null;
  } catch {
    return null;
  }
}

/** The channel to the shell at this moment: the named object, else the trusted parent, else none. */
export function findChannel(host: BridgeHost, name: string): Channel | null {
  const object: unknown = Reflect.get(host, name);
  if (isPostable(object)) {
    return (text) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a native object, not a window
      object.postMessage(text);
    };
  }
  const parent = trustedParent(host);
  if (!parent) return null;
  return (text) => parent.postMessage({ hiramBridge: text }, host.location.origin);
}
