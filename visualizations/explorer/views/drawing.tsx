import { type CSSProperties, memo } from 'react';
import type {
  DrawnPicture,
  Arrow,
  Chip,
  Point,
  StateBox,
  TextLine,
} from '#visualizations/layout/layout.ts';
import { fonts } from '#visualizations/layout/font.ts';
import { roundedPath } from '#visualizations/layout/geometry.ts';
import { ArrowHead, Line } from '#visualizations/layout/svg-parts.tsx';
import type { MachineCoverage } from '../flows/coverage.ts';
import type { DiagramEvent } from '../flows/pictures.ts';
import css from './drawing.module.css';

/** Marks of states and transitions, by their ids. */
export type Marks = {
  active: ReadonlySet<string>;
  /** Transitions of the last step, with their order from 0. */
  taken: ReadonlyMap<string, number>;
  possible: ReadonlySet<string>;
  /** Null without a selection. */
  chosen: string | null;
  /** Null while the coverage is not shown. */
  coverage: MachineCoverage | null;
};

type Props = {
  picture: Pick<DrawnPicture, 'layout' | 'folded'>;
  marks: Marks;
  /** By arrow id, for the arrows without chips. */
  words: ReadonlyMap<string, string>;
  send: (event: DiagramEvent) => void;
};

const Lines = ({ lines }: { lines: readonly TextLine[] }) =>
  lines.map((line) => (
    <Line
      key={`${line.x} ${line.y}`}
      className={css[line.role]}
      line={line}
      font={fonts[line.role]}
    />
  ));

function Count({ at, hits }: { at: Point; hits: number }) {
  const text = `×${hits}`;
  const width = 10 + text.length * 6.5;
  return (
    <g className={css['count']} data-walked={hits > 0}>
      <rect x={at.x - width + 4} y={at.y - 8} width={width} height={16} rx={8} />
      <text x={at.x + 4 - width / 2} y={at.y + 3.5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function walkedOf(hits: number | undefined, coverage: Marks['coverage']) {
  return coverage ? (hits ?? 0) > 0 : undefined;
}

function inOrder(order = 0) {
  const style: CSSProperties & Record<'--order', number> = { '--order': order };
  return style;
}

function ChipView({ chip, marks, send }: Pick<Props, 'marks' | 'send'> & { chip: Chip }) {
  const { id, kind, x, y, width, height, lines } = chip;
  const { coverage, possible, taken } = marks;
  const hits = coverage?.transitions[id] ?? 0;
  const isPossible = possible.has(id);
  return (
    <g
      className={css['chip']}
      data-transition={id}
      data-kind={kind}
      data-possible={isPossible || undefined}
      data-taken={taken.has(id) || undefined}
      data-walked={walkedOf(hits, coverage)}
      style={inOrder(taken.get(id))}
      onClick={isPossible ? () => send({ type: 'transition.pressed', transition: id }) : undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={5} />
      <Lines lines={lines} />
      {coverage && <Count at={{ x: x + width, y }} hits={hits} />}
    </g>
  );
}

function Shape({ box: { x, y, width, height, kind } }: { box: StateBox }) {
  if (kind === 'history') {
    const [cx, cy] = [x + width / 2, y + height / 2];
    return (
      <>
        <circle className={css['shape']} cx={cx} cy={cy} r={width / 2 - 1} />
        <text className={css['title']} x={cx} y={cy + 5} textAnchor="middle">
          H
        </text>
      </>
    );
  }
  return (
    <>
      <rect className={css['shape']} x={x} y={y} width={width} height={height} rx={7} />
      {kind === 'final' && (
        <rect
          className={css['inner']}
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={5}
        />
      )}
    </>
  );
}

function Box({
  box,
  closed,
  marks,
  send,
}: Pick<Props, 'marks' | 'send'> & { box: StateBox; closed: boolean }) {
  const { id, kind, region, lines, told, x, y, width, height } = box;
  const { active, chosen, coverage } = marks;
  const hits = coverage?.states[id] ?? 0;
  return (
    <g
      className={css['state']}
      data-state={id}
      data-kind={kind}
      data-region={region || undefined}
      data-closed={closed || undefined}
      data-active={active.has(id) || undefined}
      data-chosen={chosen === id || undefined}
      data-walked={walkedOf(hits, coverage)}
    >
      <g className={css['press']} onClick={() => send({ type: 'state.chosen', state: id })}>
        {closed && (
          <rect
            className={css['behind']}
            x={x + 5}
            y={y + 5}
            width={width}
            height={height}
            rx={7}
          />
        )}
        <Shape box={box} />
        <Lines lines={lines} />
      </g>
      {told.map((chip) => (
        <ChipView key={chip.id} chip={chip} marks={marks} send={send} />
      ))}
      {coverage && kind !== 'history' && <Count at={{ x: x + width, y }} hits={hits} />}
    </g>
  );
}

function Way({
  arrow: { id, source, target, points, chips },
  marks,
  words,
}: {
  arrow: Arrow;
  marks: Marks;
  words: string | undefined;
}) {
  const { chosen, coverage, taken } = marks;
  const [start] = points;
  const orders = chips.flatMap((chip) => taken.get(chip.id) ?? []);
  const isTaken = orders.length > 0;
  const hits = chips.reduce((sum, chip) => sum + (coverage?.transitions[chip.id] ?? 0), 0);
  // An arrow without chips (in an outline) names no transitions, so its coverage is unknown.
  const walked =
    source === null
      ? walkedOf(coverage?.states[target], coverage)
      : chips.length > 0
        ? walkedOf(hits, coverage)
        : undefined;
  return (
    <g
      className={css['arrow']}
      data-arrow={id}
      data-taken={isTaken || undefined}
      data-walked={walked}
      data-looked={(chosen !== null && (chosen === source || chosen === target)) || undefined}
      style={inOrder(orders[0])}
    >
      {words && (
        <path className={css['reach']} d={roundedPath(points)}>
          <title>{words}</title>
        </path>
      )}
      {source === null && start && <circle cx={start.x} cy={start.y} r={5} />}
      <path d={roundedPath(points)} markerEnd="url(#head)" />
      {isTaken && <path className={css['spark']} d={roundedPath(points)} pathLength={1} />}
    </g>
  );
}

/** Screen readers read the tree of states instead. */
export const Drawing = memo(function Drawing({
  picture: { layout, folded },
  marks,
  words,
  send,
}: Props) {
  const { width, height, boxes, arrows } = layout;
  return (
    <svg
      className={css['drawing']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      data-coverage={marks.coverage !== null || undefined}
      aria-hidden="true"
    >
      <defs>
        <ArrowHead id="head" />
      </defs>
      {boxes.map((box) => (
        <Box key={box.id} box={box} closed={folded.includes(box.id)} marks={marks} send={send} />
      ))}
      {arrows.map((arrow) => (
        <Way key={arrow.id} arrow={arrow} marks={marks} words={words.get(arrow.id)} />
      ))}
      {arrows.flatMap(({ chips }) =>
        chips.map((chip) => <ChipView key={chip.id} chip={chip} marks={marks} send={send} />),
      )}
    </svg>
  );
});
