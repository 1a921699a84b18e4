/** How a window's network calls fail while it is in airplane mode, and how to end it. */
type Grounded = { restore: () => void };

const grounded = new WeakMap<Window, Grounded>();

/**
 * Cuts a same-origin window off or connects it again: `fetch` and XMLHttpRequest fail as without
 * a network, `navigator.onLine` says so, and the window hears `offline` or `online`.
 */
export function setAirplane(view: Window & typeof globalThis, offline: boolean): void {
  const present = grounded.get(view);
  if (offline === (present !== undefined)) return;
  if (present) {
    present.restore();
    grounded.delete(view);
  } else {
    grounded.set(view, ground(view));
  }
  view.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

function ground(view: Window & typeof globalThis): Grounded {
  const { fetch } = view;
  const { send } = view.XMLHttpRequest.prototype;
  view.fetch = () => Promise.reject(new view.TypeError('Failed to fetch'));
  view.XMLHttpRequest.prototype.send = function fail() {
    view.setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  };
  Object.defineProperty(view.navigator, 'onLine', { configurable: true, get: () => false });
  return {
    restore() {
      view.fetch = fetch;
      view.XMLHttpRequest.prototype.send = send;
      Reflect.deleteProperty(view.navigator, 'onLine');
    },
  };
}
