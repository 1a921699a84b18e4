import { type ReactNode, useCallback, useMemo } from 'react';
import type { Pictures } from '#visualizations/layout/drawn-picture.ts';
import type { Wording } from '#machines/description/words.ts';
import { arrowWords } from '../flows/arrow-words.ts';
import type { Flow } from '../flows/flow.ts';
import {
  above,
  boxOf,
  depthOf,
  type LooksAt,
  pictureShown,
  reached,
  titleOf,
  type Whereabouts,
} from '../flows/pictures.ts';
import { around } from './camera.ts';
import { Drawing, type Marks } from './drawing.tsx';
import { Fallible } from './fallible.tsx';
import css from './machine-diagram.module.css';
import { Button, Select, Soft } from '#visualizations/kit/kit.tsx';
import { Viewport } from './viewport.tsx';

type Props = {
  flow: Flow;
  pictures: Pictures;
  wording: Wording;
  looksAt: LooksAt;
  /** Must be the same object until the machine moves. */
  where: Whereabouts;
  marks: Marks;
  onTransition: (id: string) => void;
  onState: (id: string) => void;
  onPicture: (id: string) => void;
  /** Shows the picture of the last step again. */
  onHere: () => void;
};

/** In pixels. */
const HEADING = 80;

export function DiagramFrame({ children }: { children: ReactNode }) {
  return <div className={css['frame']}>{children}</div>;
}

/** The diagram of a machine, as soon as it is fetched. */
export function FetchedDiagram({ machine, children }: { machine: string; children: ReactNode }) {
  return (
    <Fallible
      moment={machine}
      loading={<Soft>The diagram is being fetched.</Soft>}
      failed="The diagram could not be fetched."
    >
      {children}
    </Fallible>
  );
}

export function MachineDiagram({ flow, pictures, wording, looksAt, where, marks, ...on }: Props) {
  const picture = useMemo(
    () => pictureShown(flow, pictures, looksAt, where),
    [flow, pictures, looksAt, where],
  );
  const focus = useMemo(() => {
    const seen = looksAt.by === 'state' ? [looksAt.state] : reached(flow, where);
    const boxes = seen.flatMap((state) => boxOf(picture, state) ?? []);
    const group = boxOf(picture, picture.scope);
    // If the picture draws none of the states, the camera shows the heading of its own group.
    return around(boxes) ?? (group ? { ...group, height: Math.min(group.height, HEADING) } : null);
  }, [flow, picture, looksAt, where]);

  const words = useMemo(() => arrowWords(flow, picture.layout, wording), [flow, picture, wording]);

  const up = above(pictures, picture);
  const { onPicture } = on;
  const goUp = useCallback(() => {
    if (up) onPicture(up.id);
  }, [up, onPicture]);

  return (
    <>
      {pictures.length > 1 && (
        <nav className={css['pictures']} aria-label="Pictures">
          <Button
            label={up ? `Up to ${titleOf(flow, up, wording)}` : 'Up'}
            disabled={!up}
            onPress={goUp}
          >
            ↑ Up
          </Button>
          <Select
            label="Picture"
            value={picture.id}
            options={pictures.map((one) => ({
              value: one.id,
              label: `${'\u2003'.repeat(depthOf(pictures, one))}${titleOf(flow, one, wording)}`,
            }))}
            onChange={onPicture}
          />
        </nav>
      )}
      <div className={css['diagram']}>
        <Viewport
          label={`Diagram of ${titleOf(flow, picture, wording)}`}
          drawing={picture.layout}
          focus={focus}
          onHere={on.onHere}
          onUp={goUp}
        >
          <Drawing
            layout={picture.layout}
            folded={picture.folded}
            marks={marks}
            words={words}
            onTransition={on.onTransition}
            onState={on.onState}
          />
        </Viewport>
      </div>
    </>
  );
}
