import type { Frame, Point } from '#visualizations/layout/layout.ts';

type Size = { width: number; height: number };

/** Scales; at `readable` the text of a drawing can be read. */
const scales = { smallest: 0.08, readable: 0.85, largest: 2.5 } as const;

/** In pixels; `bottom` leaves room for the buttons. */
const margin = { side: 20, top: 20, bottom: 60 } as const;

/** In pixels; a longer movement is a drag. */
const steady = 5;
const zoomStep = 1.3;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

export function around(frames: readonly Frame[]): Frame | null {
  if (frames.length === 0) return null;
  const x = Math.min(...frames.map((one) => one.x));
  const y = Math.min(...frames.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...frames.map((one) => one.x + one.width)) - x,
    height: Math.max(...frames.map((one) => one.y + one.height)) - y,
  };
}

/** The smallest shift that brings a segment between two bounds; centres a longer segment. */
function shiftOf(start: number, length: number, least: number, most: number): number {
  if (length > most - least) return start + length / 2 - (least + most) / 2;
  return Math.min(0, start - least) + Math.max(0, start + length - most);
}

/**
 * Zooms a drawing in a scrollable window, which the browser pans by touch, wheel and arrow keys.
 */
export function createCamera(view: HTMLElement) {
  let scale = 1;
  let drawing: Size = { width: 1, height: 1 };
  let focus: Frame | null = null;
  /** The user has moved or zoomed the drawing since it last changed. */
  let touched = false;

  const sheet = () => view.firstElementChild?.getBoundingClientRect() ?? new DOMRect();

  function zoomTo(next: number, { x, y }: Point) {
    const before = sheet();
    const [left, top] = [(x - before.left) / scale, (y - before.top) / scale];
    scale = between(scales.smallest, next, scales.largest);
    view.style.setProperty('--zoom', String(scale));
    const now = sheet();
    view.scrollBy(now.left + left * scale - x, now.top + top * scale - y);
  }

  function middle(): Point {
    const { left, top } = view.getBoundingClientRect();
    return { x: left + view.clientWidth / 2, y: top + view.clientHeight / 2 };
  }

  function zoomBy(factor: number, at = middle()) {
    touched = true;
    zoomTo(scale * factor, at);
  }

  function reveal({ x, y, width, height }: Frame) {
    const [window, here] = [view.getBoundingClientRect(), sheet()];
    const { side, top, bottom } = margin;
    view.scrollBy(
      shiftOf(here.left - window.left + x * scale, width * scale, side, view.clientWidth - side),
      shiftOf(here.top - window.top + y * scale, height * scale, top, view.clientHeight - bottom),
    );
  }

  /** Shows a frame as large as fits, but at most in its own size. */
  function fit(frame: Frame, least: number = scales.smallest) {
    const wide = (view.clientWidth - 2 * margin.side) / frame.width;
    const high = (view.clientHeight - margin.top - margin.bottom) / frame.height;
    zoomTo(between(least, Math.min(wide, high), 1), middle());
    const [here, { x, y }] = [sheet(), middle()];
    view.scrollBy(
      here.left + (frame.x + frame.width / 2) * scale - x,
      here.top + (frame.y + frame.height / 2) * scale - y,
    );
  }

  const whole = (): Frame => ({ x: 0, y: 0, ...drawing });

  /** The whole drawing, or the focus if the text of the whole is not readable. */
  function lookFirst() {
    touched = false;
    fit(whole());
    if (focus && scale < scales.readable) fit(focus, scales.readable);
  }

  function show(next: Size, at: Frame | null) {
    const isSame = drawing === next;
    [drawing, focus] = [next, at];
    if (!isSame) lookFirst();
    else if (focus) reveal(focus);
  }

  const buttons = {
    in: () => zoomBy(zoomStep),
    out: () => zoomBy(1 / zoomStep),
    all: () => fit(whole()),
    here: () => fit(focus ?? whole()),
  };

  return { show, zoomBy, isTouched: () => touched, lookFirst, ...buttons };
}

export type Camera = ReturnType<typeof createCamera>;

/**
 * Lets gestures and keys on a window control its camera. Returns a function that stops this.
 *
 * @param keys handlers of keys, by `KeyboardEvent.key`
 */
export function control(
  camera: Camera,
  view: HTMLElement,
  keys: Readonly<Record<string, (() => void) | undefined>>,
): () => void {
  let pressed: Point | null = null;
  let dragged = false;
  /** Distance of two fingers; 0 for one finger, which pans. */
  let apart = 0;

  function move({ clientX, clientY, movementX, movementY }: MouseEvent) {
    if (!pressed) return;
    dragged ||= Math.hypot(clientX - pressed.x, clientY - pressed.y) > steady;
    if (dragged) view.scrollBy(-movementX, -movementY);
  }

  function pinch(event: TouchEvent) {
    const [a, b] = event.touches;
    const before = apart;
    apart = a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (!a || !b || before === 0) return;
    event.preventDefault();
    const at = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    camera.zoomBy(apart / before, at);
  }

  function turn(event: WheelEvent) {
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    camera.zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }

  function press(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  }

  const sizes = new ResizeObserver(() => {
    if (!camera.isTouched()) camera.lookFirst();
  });
  sizes.observe(view);
  const gone = new AbortController();
  const { signal } = gone;
  view.addEventListener(
    'mousedown',
    ({ button, clientX, clientY }) => {
      dragged = false;
      pressed = button === 0 ? { x: clientX, y: clientY } : null;
    },
    { signal },
  );
  window.addEventListener('mousemove', move, { signal });
  window.addEventListener('mouseup', () => (pressed = null), { signal });
  // The click that ends a drag presses nothing.
  view.addEventListener('click', (event) => dragged && event.stopPropagation(), {
    signal,
    capture: true,
  });
  view.addEventListener('wheel', turn, { signal, passive: false });
  view.addEventListener('touchstart', pinch, { signal, passive: false });
  view.addEventListener('touchmove', pinch, { signal, passive: false });
  view.addEventListener('keydown', press, { signal });
  return () => {
    sizes.disconnect();
    gone.abort();
  };
}
