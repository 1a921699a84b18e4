type Restore = () => void;

const undoByWindow = new WeakMap<Window, Restore[]>();

/** Disconnects or reconnects a same-origin window. */
export function setAirplane(view: Window & typeof globalThis, offline: boolean): void {
  const present = undoByWindow.get(view);
  if (offline === (present !== undefined)) return;
  if (present) {
    for (const restore of present) restore();
    undoByWindow.delete(view);
  } else {
    undoByWindow.set(view, cutConnections(view));
  }
  view.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

function cutConnections(view: Window & typeof globalThis): Restore[] {
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

/** Restoring removes the override of an inherited property. */
function override(target: object, name: string, over: PropertyDescriptor): Restore {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...over });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}
