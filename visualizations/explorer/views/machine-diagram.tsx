import { type ReactNode, use, useCallback, useMemo } from 'react';
import { Button, Choices, Select, Soft, Toggle } from '#visualizations/kit/kit.tsx';
import type { Flow } from '../flows/flow.ts';
import {
  above,
  arrowWords,
  boxOf,
  depthOf,
  type DiagramEvent,
  type LooksAt,
  pictureShown,
  reached,
  titleOf,
  type Whereabouts,
} from '../flows/pictures.ts';
import { loadDrawings } from '../load.ts';
import { around } from './camera.ts';
import { Drawing, type Marks } from './drawing.tsx';
import { useExplorer, useSettings } from './explorer.ts';
import { Fallible } from './fallible.tsx';
import css from './machine-diagram.module.css';
import { Viewport } from './viewport.tsx';
import legend from './legend.module.css';

/** In pixels. */
const HEADING = 80;

/** The frame of a diagram, with the choice of its words and colours. */
export function DiagramPane({ coverable, children }: { coverable: boolean; children: ReactNode }) {
  const explorer = useExplorer();
  const { wording, coverage } = useSettings();
  return (
    <section className={css['frame']} aria-label="Diagram">
      <div className={css['tools']}>
        <Choices
          labelHidden
          label="Words"
          value={wording}
          options={[
            { value: 'plain', label: 'Plain' },
            { value: 'technical', label: 'Technical' },
          ]}
          onChange={(next) =>
            explorer.send({ type: 'settings.changed', settings: { wording: next } })
          }
        />
        {coverable && (
          <Toggle
            label="Coverage"
            checked={coverage}
            onChange={(next) =>
              explorer.send({ type: 'settings.changed', settings: { coverage: next } })
            }
          />
        )}
      </div>
      {children}
      <Legend />
    </section>
  );
}

/** Content that needs the drawings of a machine, as soon as they are fetched. */
export function WithDrawings({ machine, children }: { machine: string; children: ReactNode }) {
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

/** The machine of a flow, or of the running app. */
export function MachineDiagram({
  flow,
  looksAt,
  where,
  marks: { possible, chosen, coverage },
  send,
}: {
  flow: Flow;
  looksAt: LooksAt;
  /** Must be the same object until the machine moves. */
  where: Whereabouts;
  marks: Omit<Marks, 'active' | 'taken'>;
  send: (event: DiagramEvent) => void;
}) {
  const { wording } = useSettings();
  const pictures = use(loadDrawings(flow.id))[wording];
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
  const marks = useMemo(
    (): Marks => ({
      active: new Set(where.active),
      taken: new Map(where.taken?.map((id, order) => [id, order])),
      possible,
      chosen,
      coverage,
    }),
    [where, possible, chosen, coverage],
  );
  const words = useMemo(() => arrowWords(flow, picture.layout, wording), [flow, picture, wording]);

  const up = above(pictures, picture);
  const show = useCallback(
    (id: string | undefined) => id !== undefined && send({ type: 'picture.chosen', picture: id }),
    [send],
  );
  const goUp = useCallback(() => show(up?.id), [show, up]);
  const goHere = useCallback(() => send({ type: 'step.shown' }), [send]);

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
            onChange={show}
          />
        </nav>
      )}
      <div className={css['diagram']}>
        <Viewport
          label={`Diagram of ${titleOf(flow, picture, wording)}`}
          drawing={picture.layout}
          focus={focus}
          onHere={goHere}
          onUp={goUp}
        >
          <Drawing picture={picture} marks={marks} words={words} send={send} />
        </Viewport>
      </div>
    </>
  );
}

const kinds = [
  { kind: 'event', text: 'someone does it' },
  { kind: 'done', text: 'a service succeeds' },
  { kind: 'error', text: 'a service fails' },
  { kind: 'after', text: 'time passes' },
  { kind: 'always', text: 'at once' },
] as const;

function Legend() {
  const { coverage } = useSettings();
  return (
    <div className={legend['legend']} data-needed={coverage || undefined}>
      {coverage && (
        <ul className={legend['rows']}>
          <li>
            <span className={legend['line']} data-walked="true" />
            tested; ×5: five times
          </li>
          <li>
            <span className={legend['line']} data-walked="false" />
            untested; ×0
          </li>
        </ul>
      )}
      <details>
        <summary className={legend['summary']}>Legend</summary>
        <ul className={legend['rows']}>
          {kinds.map(({ kind, text }) => (
            <li key={kind}>
              <span className={legend['chip']} data-kind={kind} />
              {text}
            </li>
          ))}
          <li>
            <span className={legend['chip']} data-possible="" />
            thick edge: can happen now
          </li>
        </ul>
      </details>
    </div>
  );
}
