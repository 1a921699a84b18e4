/** Ends what was begun. */
type Restore = () => void;

const grounded = new WeakMap<Window, Restore[]>();

/**
 * Cuts a same-origin window off or connects it again: `fetch` and XMLHttpRequest fail as without
 * a network, `navigator.onLine` says so, and the window hears `offline` or `online`.
 */
export function setAirplane(view: Window & typeof globalThis, offline: boolean): void {
  const present = grounded.get(view);
  if (offline === (present !== undefined)) return;
  if (present) {
    for (const restore of present) restore();
    grounded.delete(view);
  } else {
    grounded.set(view, ground(view));
  }
  view.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

function ground(view: Window & typeof globalThis): Restore[] {
  function fail(this: XMLHttpRequest) {
    view.setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  }
  return [
    override(view, 'fetch', {
      value: () => Promise.reject(new view.TypeError('Failed to fetch')),
    }),
    override(view.XMLHttpRequest.prototype, 'send', { value: fail }),
    override(view.navigator, 'onLine', { get: () => false }),
  ];
}

/** Puts a property over another until it is restored; an inherited one shows again. */
function override(target: object, name: string, over: PropertyDescriptor): Restore {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...over });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}
