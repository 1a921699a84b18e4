import { use, useMemo } from 'react';
import { wordsOf } from '#machines/description/words.ts';
import { shareOf } from '../flows/coverage.ts';
import type { Flow } from '../flows/flow.ts';
import { pathsOf, sentencesOf, type TestedPath } from '../flows/paths.ts';
import { loadDrawings } from '../load.ts';
import { useExplorer, useKnown, useTrail } from './explorer.ts';
import css from './paths.module.css';
import { MoveButton, PlayButton } from './play-button.tsx';
import { Part, Row, Soft } from '#visualizations/kit/kit.tsx';

export function PathsPane() {
  const { flow } = useTrail();
  const opened = useKnown(({ path }) => path);
  // The paths are loaded with the drawings.
  use(loadDrawings(flow.id));
  const paths = pathsOf(flow.id);
  return (
    <>
      <CoverageShare flow={flow} />
      <Part title="Tested paths">
        {paths.length === 0 ? (
          <Soft>No path of this flow is tested yet.</Soft>
        ) : (
          <Soft>
            {paths.length === 1 ? 'One path takes' : `${paths.length} paths together take`} every
            transition. Open one to play it.
          </Soft>
        )}
        <ol className={css['paths']}>
          {paths.map((path) => (
            <li key={path.id}>
              <PathItem flow={flow} path={path} open={path.id === opened} />
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}

function PathItem({ flow, path, open }: { flow: Flow; path: TestedPath; open: boolean }) {
  const explorer = useExplorer();
  return (
    <>
      <button
        type="button"
        className={css['path']}
        aria-expanded={open}
        onClick={() => explorer.send({ type: 'path.chosen', flow: flow.id, path: path.id, at: 0 })}
      >
        {path.purpose}
        <span className={css['from']}>
          from {wordsOf(path.start)}, {path.steps.length}{' '}
          {path.steps.length === 1 ? 'step' : 'steps'}
        </span>
      </button>
      {open && <OpenPath flow={flow} path={path} />}
    </>
  );
}

function OpenPath({ flow, path }: { flow: Flow; path: TestedPath }) {
  const explorer = useExplorer();
  const { trail } = useTrail();
  const sentences = useMemo(() => sentencesOf(flow, path), [flow, path]);
  return (
    <>
      <Row>
        <PlayButton />
        <MoveButton by={1}>Next step</MoveButton>
        <MoveButton by={-1}>Back</MoveButton>
      </Row>
      <ol className={css['sentences']}>
        {sentences.map((sentence, at) => (
          <li key={at}>
            <button
              type="button"
              className={css['sentence']}
              aria-current={at === trail.at ? 'step' : undefined}
              onClick={() => explorer.send({ type: 'moment.chosen', at })}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function CoverageShare({ flow }: { flow: Flow }) {
  const walked = useKnown(({ coverage }) => coverage?.[flow.id]);
  if (!walked) {
    return (
      <Part title="Coverage by tests">
        <Soft>The tested paths are being fetched.</Soft>
      </Part>
    );
  }
  const states = shareOf(walked.states, flow.states.keys());
  const transitions = shareOf(walked.transitions, flow.transitions.keys());
  return (
    <Part title="Coverage by tests">
      <Meter label="States" {...states} />
      <Meter label="Transitions" {...transitions} />
      <Soft>From the last test run, or without one from the committed plans.</Soft>
    </Part>
  );
}

function Meter({ label, walked, all }: { label: string; walked: number; all: number }) {
  return (
    <label className={css['meter']}>
      <span>
        {label}: {walked} of {all}
      </span>
      <progress max={all} value={walked} />
    </label>
  );
}
