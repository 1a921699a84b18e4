import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { Frame } from '#visualizations/layout/layout.ts';
import type { Size } from '../machines/camera.ts';
import { controlCamera, ZOOM } from './control-camera.ts';
import { useCamera } from './explorer.ts';
import { Button } from '#visualizations/kit/kit.tsx';
import css from './viewport.module.css';

export function Viewport({
  label,
  drawing,
  focus,
  onHere,
  onUp,
  children,
}: {
  label: string;
  drawing: Size;
  /** Must be the same object until the frame changes. */
  focus: Frame | null;
  /** Shows the drawing that contains the focus; absent if that is always this one. */
  onHere?: () => void;
  /** Shows the drawing that contains this one; absent without one. */
  onUp?: () => void;
  children: ReactNode;
}) {
  const camera = useCamera();
  const view = useSelector(camera, ({ context }) => context.view);
  const isDragged = useSelector(camera, (snapshot) => snapshot.matches('dragged'));
  const attach = useCallback(
    (element: HTMLElement | null) =>
      element ? controlCamera(camera, element, { '.': onHere, Backspace: onUp }) : undefined,
    [camera, onHere, onUp],
  );
  function lookHere() {
    onHere?.();
    camera.send({ type: 'focus.pressed' });
  }
  useEffect(() => {
    camera.send({ type: 'drawing.changed', drawing, focus });
  }, [camera, drawing, focus]);

  return (
    <div className={css['viewport']}>
      <div
        ref={attach}
        className={css['window']}
        role="group"
        aria-label={`${label}. Arrow keys move it, plus and minus zoom, 0 shows all, full stop shows where you are${onUp ? ', Backspace goes up' : ''}.`}
        tabIndex={0}
        data-dragged={isDragged || undefined}
      >
        <div
          className={css['sheet']}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          {children}
        </div>
      </div>
      <div className={css['buttons']}>
        <Button label="Zoom in" onPress={() => camera.send({ type: 'zoom.pressed', factor: ZOOM })}>
          +
        </Button>
        <Button
          label="Zoom out"
          onPress={() => camera.send({ type: 'zoom.pressed', factor: 1 / ZOOM })}
        >
          −
        </Button>
        <Button onPress={() => camera.send({ type: 'all.pressed' })}>All</Button>
        {(focus || onHere) && <Button onPress={lookHere}>Here</Button>}
      </div>
    </div>
  );
}
