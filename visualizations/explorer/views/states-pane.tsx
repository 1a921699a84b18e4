import type { StateDescription } from '#machines/description/description.ts';
import { invokeText, stateText, transitionPhrases } from '#visualizations/wording/phrases.ts';
import { activeStates, type Flow } from '../flows/flow.ts';
import { useCopyLink, useExplorer, useKnown, useSettings, useTrail } from './explorer.ts';
import css from './states.module.css';
import { Button, Part, Row } from '#visualizations/kit/kit.tsx';

/** The content of the diagram as text, for screen readers too. */
export function StatesPane() {
  const { flow } = useTrail();
  const chosen = useKnown((context) => context.chosen);
  const state = chosen === null ? undefined : flow.states.get(chosen);
  return (
    <>
      {state && <StateDetails flow={flow} state={state} />}
      <Part title="States">
        <Tree states={[flow.description.root]} />
      </Part>
    </>
  );
}

function Tree({ states }: { states: readonly StateDescription[] }) {
  const explorer = useExplorer();
  const { wording, coverage: shows } = useSettings();
  const { flow, moment } = useTrail();
  const chosen = useKnown((context) => context.chosen);
  const walked = useKnown(({ coverage }) => coverage?.[flow.id]);
  const active = new Set(activeStates(moment.world));
  return (
    <ul className={css['tree']}>
      {states
        .filter(({ kind }) => kind !== 'history')
        .map((state) => (
          <li key={state.id}>
            <button
              type="button"
              className={css['state']}
              aria-current={active.has(state.id) ? 'true' : undefined}
              aria-pressed={state.id === chosen}
              onClick={() =>
                explorer.send({
                  type: 'state.chosen',
                  state: state.id === chosen ? null : state.id,
                })
              }
            >
              {stateText(state, wording)}
              {shows && (
                <span className={css['hits']} data-walked={(walked?.states[state.id] ?? 0) > 0}>
                  {hitsText(walked?.states[state.id] ?? 0)}
                </span>
              )}
            </button>
            {state.states.length > 0 && <Tree states={state.states} />}
          </li>
        ))}
    </ul>
  );
}

const hitsText = (hits: number): string => (hits === 0 ? 'untested' : `tested ${hits}×`);

function StateDetails({ flow, state }: { flow: Flow; state: StateDescription }) {
  const explorer = useExplorer();
  const copyLink = useCopyLink();
  const { wording, coverage: shows } = useSettings();
  const walked = useKnown(({ coverage }) => coverage?.[flow.id]);
  return (
    <section className={css['details']} aria-labelledby="state-name">
      <h2 id="state-name" className={css['name']}>
        {stateText(state, wording)}
      </h2>
      <p>{state.description}</p>
      {state.page !== null && <p className={css['soft']}>On the page “{state.page}”.</p>}
      {state.invokes.length > 0 && (
        <p className={css['soft']}>
          Waits for {state.invokes.map((one) => invokeText(one, wording)).join(', ')}.
        </p>
      )}
      {state.transitions.length > 0 && (
        <ul className={css['ways']}>
          {state.transitions.map((transition) => {
            const { trigger, condition, actions } = transitionPhrases(state, transition, wording);
            const targets = transition.targets.flatMap((id) => flow.states.get(id) ?? []);
            return (
              <li key={transition.id}>
                <strong>{trigger}</strong>
                {condition && ` ${condition}`}
                {' → '}
                {targets.length === 0
                  ? 'stays'
                  : targets.map((target) => stateText(target, wording)).join(', ')}
                {actions.length > 0 && (
                  <span className={css['soft']}>{` (${actions.join(', ')})`}</span>
                )}
                {shows && (
                  <span
                    className={css['hits']}
                    data-walked={(walked?.transitions[transition.id] ?? 0) > 0}
                  >
                    {hitsText(walked?.transitions[transition.id] ?? 0)}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Row>
        <Button primary onPress={() => explorer.send({ type: 'path.requested', state: state.id })}>
          Take me there
        </Button>
        <Button onPress={() => void copyLink()}>Copy link</Button>
        <Button onPress={() => explorer.send({ type: 'state.chosen', state: null })}>Close</Button>
      </Row>
    </section>
  );
}
