import { useCallback } from 'react';
import { capital } from '#visualizations/wording/words.ts';
import { data } from '../data.ts';
import { shareOf } from '../flows/coverage.ts';
import { flowIds, flowNamed } from '../flows/flow.ts';
import { Drawing, type Marks } from './drawing.tsx';
import { useExplorer, useKnown, useSettings } from './explorer.ts';
import css from './overview.module.css';
import { Viewport } from './viewport.tsx';

const nothingStandsOut: Marks = {
  active: new Set(),
  taken: new Map(),
  possible: new Set(),
  chosen: null,
  coverage: null,
};

const ignore = () => {};

/** The flow that a box of the map stands for. */
const flowOf = (state: string): string => state.slice(state.indexOf('.') + 1);

/** All flows: as a list, and how they hand over to each other. */
export function Overview() {
  const explorer = useExplorer();
  const { wording } = useSettings();
  const layout = data.overview[wording];
  const open = useCallback(
    (state: string) => explorer.send({ type: 'flow.chosen', flow: flowOf(state) }),
    [explorer],
  );
  return (
    <>
      <Viewport label="How flows hand over to each other" drawing={layout} focus={null}>
        <Drawing
          layout={layout}
          folded={[]}
          marks={nothingStandsOut}
          onTransition={ignore}
          onState={open}
        />
      </Viewport>
      <FlowList />
    </>
  );
}

function FlowList() {
  const explorer = useExplorer();
  const walked = useKnown(({ coverage }) => coverage);
  return (
    <nav className={css['list']} aria-labelledby="flows-title">
      <h2 id="flows-title" className={css['title']}>
        All flows
      </h2>
      <ul className={css['flows']}>
        {flowIds.map((id) => {
          const { description, states, transitions } = flowNamed(id);
          const known = walked?.[id];
          const share = known && shareOf(known.transitions, transitions.keys());
          return (
            <li key={id}>
              <button
                type="button"
                className={css['flow']}
                onClick={() => explorer.send({ type: 'flow.chosen', flow: id })}
              >
                <strong>{capital(description.root.label)}</strong>
                <span>{description.description}</span>
                <span className={css['soft']}>
                  {states.size} states, {transitions.size} transitions
                  {share && `, ${share.walked} of them tested`}
                </span>
              </button>
              <Handovers from={id} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Whom a flow hands over to, in words. */
function Handovers({ from }: { from: string }) {
  const targets = data.overview.plain.arrows
    .filter(({ source }) => source !== null && flowOf(source) === from)
    .map(({ target }) => flowOf(target));
  if (targets.length === 0) return null;
  const names = targets.map((id) => flowNamed(id).description.root.label);
  return <p className={css['handovers']}>Hands over to {names.join(', ')}.</p>;
}
