import type { Camera } from './explorer.ts';

/** In pixels; a longer movement is a drag. */
const STEADY = 5;
/** In pixels. */
const STRIDE = 80;
export const ZOOM = 1.3;

const strides: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
};

/**
 * Lets gestures and keys on an element move its camera. Returns a function that stops this.
 *
 * @param keys handlers of further keys, by `KeyboardEvent.key`
 */
export function controlCamera(
  camera: Camera,
  element: HTMLElement,
  keys: Readonly<Record<string, (() => void) | undefined>>,
): () => void {
  /** `moved`: the press became a drag, so its click is suppressed. */
  let pressed: { x: number; y: number } | null = null;
  let moved = false;

  const inWindow = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    pressed = inWindow(event);
    moved = false;
    camera.send({ type: 'finger.down', finger: { id: event.pointerId, ...inWindow(event) } });
  }

  function move(event: PointerEvent) {
    if (!pressed) return;
    const at = inWindow(event);
    if (!moved && Math.hypot(at.x - pressed.x, at.y - pressed.y) > STEADY) {
      moved = true;
      element.setPointerCapture(event.pointerId);
    }
    if (moved) camera.send({ type: 'finger.moved', finger: { id: event.pointerId, ...at } });
  }

  function up(event: PointerEvent) {
    pressed = null;
    camera.send({ type: 'finger.up', id: event.pointerId });
  }

  function click(event: MouseEvent) {
    if (moved) event.stopPropagation();
  }

  function turn(event: WheelEvent) {
    event.preventDefault();
    const { deltaX, deltaY, shiftKey } = event;
    if (shiftKey) camera.send({ type: 'scrolled', by: { x: -(deltaX || deltaY), y: 0 } });
    else if (Math.abs(deltaX) > Math.abs(deltaY))
      camera.send({ type: 'scrolled', by: { x: -deltaX, y: -deltaY } });
    else
      camera.send({ type: 'wheel.turned', factor: Math.exp(-deltaY / 400), at: inWindow(event) });
  }

  function press(event: KeyboardEvent) {
    const by = strides[event.key];
    const more = keys[event.key];
    more?.();
    if (by) camera.send({ type: 'scrolled', by });
    else if (event.key === '+' || event.key === '=')
      camera.send({ type: 'zoom.pressed', factor: ZOOM });
    else if (event.key === '-') camera.send({ type: 'zoom.pressed', factor: 1 / ZOOM });
    else if (event.key === '0') camera.send({ type: 'all.pressed' });
    else if (event.key === '.') camera.send({ type: 'focus.pressed' });
    else if (!more) return;
    event.preventDefault();
  }

  const sizes = new ResizeObserver(() =>
    camera.send({
      type: 'window.resized',
      window: { width: element.clientWidth, height: element.clientHeight },
    }),
  );
  sizes.observe(element);
  const gone = new AbortController();
  const { signal } = gone;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('wheel', turn, { signal, passive: false });
  element.addEventListener('keydown', press, { signal });
  return () => {
    sizes.disconnect();
    gone.abort();
  };
}
