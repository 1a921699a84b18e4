import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Frame } from '#visualizations/layout/layout.ts';
import { type Camera, control, createCamera } from './camera.ts';
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
  drawing: { width: number; height: number };
  /** Must be the same object until the frame changes. */
  focus: Frame | null;
  /** Shows the drawing that contains the focus. */
  onHere: () => void;
  /** Shows the drawing that contains this one. */
  onUp: () => void;
  children: ReactNode;
}) {
  const view = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);

  const lookHere = useCallback(() => {
    onHere();
    camera.current?.here();
  }, [onHere]);

  useEffect(() => {
    if (!view.current) return undefined;
    camera.current ??= createCamera(view.current);
    const { in: enlarge, out, all } = camera.current;
    const keys = { '+': enlarge, '=': enlarge, '-': out, '0': all, '.': lookHere, Backspace: onUp };
    return control(camera.current, view.current, keys);
  }, [lookHere, onUp]);
  useEffect(() => camera.current?.show(drawing, focus), [drawing, focus]);

  return (
    <div className={css['viewport']}>
      <div
        ref={view}
        className={css['window']}
        role="group"
        aria-label={`${label}. Arrow keys move it, plus and minus zoom, 0 shows all, full stop shows where you are, Backspace goes up.`}
        tabIndex={0}
      >
        <div className={css['sheet']}>{children}</div>
      </div>
      <div className={css['buttons']}>
        <Button label="Zoom in" onPress={() => camera.current?.in()}>
          +
        </Button>
        <Button label="Zoom out" onPress={() => camera.current?.out()}>
          −
        </Button>
        <Button onPress={() => camera.current?.all()}>All</Button>
        <Button onPress={lookHere}>Here</Button>
      </div>
    </div>
  );
}
