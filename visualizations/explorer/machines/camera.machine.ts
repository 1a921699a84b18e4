import { assign, setup } from 'xstate';
import type { StateMeta } from '#machines/shared/meta.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import type { Frame, Point } from '#visualizations/layout/layout.ts';
import { dragged, filling, fitted, revealed, type Size, type View, zoomed } from './camera.ts';

type Finger = Point & { id: number };

type Context = {
  view: View;
  window: Size;
  drawing: Size;
  /** Frame to show; null without one. */
  focus: Frame | null;
  fingers: Finger[];
  /** The user moved or zoomed the drawing since it last changed. */
  touched: boolean;
};

export type CameraEvent =
  | { type: 'window.resized'; window: Size }
  | { type: 'drawing.changed'; drawing: Size; focus: Frame | null }
  | { type: 'finger.down'; finger: Finger }
  | { type: 'finger.moved'; finger: Finger }
  | { type: 'finger.up'; id: number }
  | { type: 'wheel.turned'; factor: number; at: Point }
  | { type: 'scrolled'; by: Point }
  | { type: 'zoom.pressed'; factor: number }
  | { type: 'all.pressed' }
  | { type: 'focus.pressed' };

/** Smallest scale at which the text is readable. */
const READABLE = 0.85;

const frameOf = ({ width, height }: Size): Frame => ({ x: 0, y: 0, width, height });

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** The whole drawing, or the focus if the text of the whole is not readable. */
function firstView({ drawing, focus, window }: Context): View {
  const whole = fitted(frameOf(drawing), window);
  if (!focus || whole.scale >= READABLE) return whole;
  const close = Math.min(1, Math.max(READABLE, (window.width - 48) / drawing.width));
  return filling(revealed(fitted(focus, window, close), focus, window), drawing, window);
}

/** Zoom and pan of a diagram. */
export const cameraMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CameraEvent,
    meta: {} as StateMeta,
  },
  actions: {
    keepWindow: assign((_, { window }: { window: Size }) => ({ window })),
    keepDrawing: assign((_, { drawing, focus }: { drawing: Size; focus: Frame | null }) => ({
      drawing,
      focus,
      touched: false,
    })),
    keepFocus: assign((_, { focus }: { focus: Frame | null }) => ({ focus })),
    lookFirst: assign(({ context }) => ({ view: firstView(context) })),
    lookAtAll: assign(({ context: { drawing, window } }) => ({
      view: fitted(frameOf(drawing), window),
    })),
    lookAtFocus: assign(({ context: { drawing, focus, window } }) => ({
      view: fitted(focus ?? frameOf(drawing), window),
    })),
    reveal: assign(({ context: { view, focus, window } }) =>
      focus ? { view: revealed(view, focus, window) } : {},
    ),
    zoomAt: assign(({ context }, { factor, at }: { factor: number; at: Point }) => ({
      touched: true,
      view: zoomed(context.view, factor, at),
    })),
    zoomInTheMiddle: assign(({ context }, { factor }: { factor: number }) => ({
      touched: true,
      view: zoomed(context.view, factor, middleOf(context.window)),
    })),
    moveBy: assign(({ context: { view } }, { by }: { by: Point }) => ({
      touched: true,
      view: { ...view, x: view.x + by.x, y: view.y + by.y },
    })),
    putFinger: assign(({ context: { fingers } }, { finger }: { finger: Finger }) => ({
      fingers: [...fingers.filter(({ id }) => id !== finger.id), finger],
    })),
    moveFinger: assign(({ context: { view, fingers } }, { finger }: { finger: Finger }) => {
      const next = fingers.map((one) => (one.id === finger.id ? finger : one));
      return { fingers: next, view: dragged(view, fingers, next), touched: true };
    }),
    liftFinger: assign(({ context: { fingers } }, { id }: { id: number }) => ({
      fingers: fingers.filter((finger) => finger.id !== id),
    })),
  },
  guards: {
    lastFinger: ({ context: { fingers } }, { id }: { id: number }) =>
      fingers.every((finger) => finger.id === id),
    canSee: ({ context: { window } }) => window.width > 0 && window.height > 0,
    untouched: ({ context: { touched } }) => !touched,
    isSameDrawing: ({ context }, { drawing }: { drawing: Size }) => context.drawing === drawing,
  },
}).createMachine({
  id: 'camera',
  description: 'Position and scale of a diagram in its viewport.',
  context: {
    view: { x: 0, y: 0, scale: 1 },
    window: { width: 0, height: 0 },
    drawing: { width: 1, height: 1 },
    focus: null,
    fingers: [],
    touched: false,
  },
  on: {
    'window.resized': [
      {
        guard: 'untouched',
        actions: [withEvent('keepWindow'), 'lookFirst'],
      },
      {
        actions: [withEvent('keepWindow'), 'reveal'],
      },
    ],
    'drawing.changed': [
      {
        guard: withEvent('isSameDrawing'),
        actions: [withEvent('keepFocus'), 'reveal'],
      },
      {
        actions: [withEvent('keepDrawing'), 'lookFirst'],
      },
    ],
    'wheel.turned': { actions: withEvent('zoomAt') },
    scrolled: { actions: withEvent('moveBy') },
    'zoom.pressed': { actions: withEvent('zoomInTheMiddle') },
    'all.pressed': { guard: 'canSee', actions: 'lookAtAll' },
    'focus.pressed': { guard: 'canSee', actions: 'lookAtFocus' },
  },
  initial: 'still',
  states: {
    still: {
      description: 'No finger is on the diagram.',
      meta: { label: 'Still' },
      on: {
        'finger.down': { target: 'dragged', actions: withEvent('putFinger') },
      },
    },
    dragged: {
      description: 'One finger moves the drawing, two fingers zoom it.',
      meta: { label: 'Dragged' },
      on: {
        'finger.down': { actions: withEvent('putFinger') },
        'finger.moved': { actions: withEvent('moveFinger') },
        'finger.up': [
          { guard: withEvent('lastFinger'), target: 'still', actions: withEvent('liftFinger') },
          { actions: withEvent('liftFinger') },
        ],
      },
    },
  },
});
