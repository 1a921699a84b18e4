import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  around,
  dragged,
  filling,
  fitted,
  revealed,
  type View,
  zoomed,
} from '#visualizations/explorer/machines/camera.ts';
import { cameraMachine } from '#visualizations/explorer/machines/camera.machine.ts';

const window = { width: 800, height: 600 };
const view: View = { x: 0, y: 0, scale: 1 };
const frame = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });

const seen = ({ x, y, scale }: View, part: { x: number; y: number }) => ({
  x: x + part.x * scale,
  y: y + part.y * scale,
});

describe('a view', () => {
  test('fits a whole drawing into the window without enlarging it', () => {
    const small = fitted(frame(0, 0), window);
    expect(small.scale).toBe(1);
    const large = fitted(frame(0, 0, 4000, 3000), window);
    const [start, end] = [seen(large, { x: 0, y: 0 }), seen(large, { x: 4000, y: 3000 })];
    expect(start.x).toBeGreaterThan(0);
    expect(start.y).toBeGreaterThan(0);
    expect(end.x).toBeLessThan(800);
    expect(end.y).toBeLessThan(600);
  });

  test('zooms around the point under the finger, within bounds', () => {
    const at = { x: 200, y: 100 };
    const near = zoomed(view, 2, at);
    expect(near.scale).toBe(2);
    expect(seen(near, at)).toEqual(at);
    expect(zoomed(view, 1000, at).scale).toBe(2.5);
    expect(zoomed(view, 0.0001, at).scale).toBe(0.08);
  });

  test('makes the smallest move that shows a part', () => {
    expect(revealed(view, frame(300, 300), window)).toEqual(view);
    const moved = revealed(view, frame(1000, 300), window);
    expect(moved.y).toBe(0);
    expect(seen(moved, { x: 1100, y: 0 }).x).toBeLessThan(800);
  });

  test('leaves no empty space beside a drawing that fills the window', () => {
    const drawing = { width: 3000, height: 2000 };
    const { x, y } = filling({ x: 400, y: -1900, scale: 1 }, drawing, window);
    expect(x).toBeLessThan(30);
    expect(y + 2000).toBeGreaterThan(500);
  });

  test('pans with one finger and zooms with two', () => {
    const one = dragged(view, [{ x: 0, y: 0 }], [{ x: 10, y: -5 }]);
    expect(one).toEqual({ x: 10, y: -5, scale: 1 });
    const still = { x: 0, y: 0 };
    const two = dragged(view, [still, { x: 100, y: 0 }], [still, { x: 200, y: 0 }]);
    expect(two.scale).toBe(2);
    expect(dragged(view, [], [])).toBe(view);
  });

  test('frames several parts together', () => {
    expect(around([])).toBeNull();
    expect(around([frame(0, 0), frame(200, 100)])).toEqual(frame(0, 0, 300, 150));
  });
});

describe('the camera', () => {
  function start() {
    const camera = createActor(cameraMachine).start();
    camera.send({ type: 'window.resized', window });
    const drawing = { width: 4000, height: 4000 };
    camera.send({ type: 'drawing.changed', drawing, focus: frame(1900, 200) });
    const now = () => camera.getSnapshot().context.view;
    return { camera, drawing, now };
  }

  test('first shows the active states in a readable size', () => {
    const { now } = start();
    expect(now().scale).toBeGreaterThan(0.7);
    const { x, y } = seen(now(), { x: 1900, y: 200 });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(800);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
  });

  test('follows the active state and keeps the user’s zoom', () => {
    const { camera, drawing, now } = start();
    camera.send({ type: 'wheel.turned', factor: 1.5, at: { x: 0, y: 0 } });
    const { scale } = now();
    camera.send({ type: 'drawing.changed', drawing, focus: frame(300, 3500) });
    expect(now().scale).toBe(scale);
    const { y } = seen(now(), { x: 300, y: 3500 });
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
  });

  test('is dragged until the last finger is lifted', () => {
    const { camera, now } = start();
    const { x } = now();
    camera.send({ type: 'finger.down', finger: { id: 1, x: 10, y: 10 } });
    camera.send({ type: 'finger.down', finger: { id: 2, x: 20, y: 10 } });
    camera.send({ type: 'finger.up', id: 2 });
    expect(camera.getSnapshot().matches('dragged')).toBe(true);
    camera.send({ type: 'finger.moved', finger: { id: 1, x: 60, y: 10 } });
    expect(now().x).toBe(x + 50);
    camera.send({ type: 'finger.up', id: 1 });
    expect(camera.getSnapshot().matches('still')).toBe(true);
    camera.send({ type: 'finger.moved', finger: { id: 1, x: 90, y: 10 } });
    expect(now().x).toBe(x + 50);
  });
});
