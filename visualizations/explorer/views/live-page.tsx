import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LiveActor, LiveMove } from '#visualizations/live/messages.ts';
import { stateText, transitionPhrases } from '#visualizations/wording/phrases.ts';
import { capital, type Wording } from '#machines/description/words.ts';
import { findFlow, type Flow, leavesOf } from '../flows/flow.ts';
import type { Whereabouts } from '../flows/pictures.ts';
import { factsOf, whereText } from '../flows/words.ts';
import type { liveMachine } from '../machines/live.machine.ts';
import { useExplorer, useSettings } from './explorer.ts';
import { Facts } from './now-known.tsx';
import css from './live.module.css';
import { DiagramPane, MachineDiagram, WithDrawings } from './machine-diagram.tsx';
import { Button, Part, Soft } from '#visualizations/kit/kit.tsx';

type Live = ActorRefFrom<typeof liveMachine>;

const nameOf = (machine: string): string =>
  capital(findFlow(machine)?.description.root.label ?? machine);

export function LivePage() {
  const live = useSelector(useExplorer(), ({ children }) => children.live);
  return live ? <Followed live={live} /> : null;
}

/** Returns the watched actor, else the last that moved other than by a timer, else the first. */
function shownOf(actors: readonly LiveActor[], moves: readonly LiveMove[], watched: string | null) {
  const last = moves.find(
    ({ actor, event, machine }) =>
      findFlow(machine) &&
      !event.startsWith('xstate.after.') &&
      actors.some(({ id }) => id === actor),
  );
  return actors.find(({ id }) => id === (watched ?? last?.actor)) ?? actors[0];
}

function Followed({ live }: { live: Live }) {
  const { actors, moves, watched } = useSelector(live, ({ context }) => context);
  const alone = useSelector(live, (snapshot) => snapshot.matches('alone'));
  const shown = shownOf(actors, moves, watched);
  const flow = shown && findFlow(shown.machine);
  return (
    <div className={css['live']}>
      <section className={css['pane']} aria-label="Machines and moves">
        {alone && (
          <Soft>
            No app is connected. Open the <a href="/shell/">simulated phone</a> beside this page, on
            the same address, and start it.
          </Soft>
        )}
        <Actors live={live} actors={actors} watched={watched} shown={shown} />
        {shown && (
          <Part title={`What ${nameOf(shown.machine)} knows`}>
            <Facts facts={factsOf(shown.context)} />
          </Part>
        )}
        <Moves moves={moves} />
      </section>
      <DiagramPane coverable={false}>
        {shown && !flow && <Soft>This machine is not drawn.</Soft>}
        {flow && shown && (
          <WithDrawings machine={flow.id}>
            <LiveDiagram
              live={live}
              flow={flow}
              actor={shown}
              move={moves.find(({ actor }) => actor === shown.id)}
            />
          </WithDrawings>
        )}
      </DiagramPane>
    </div>
  );
}

function Actors({
  live,
  actors,
  watched,
  shown,
}: {
  live: Live;
  actors: readonly LiveActor[];
  watched: string | null;
  shown: LiveActor | undefined;
}) {
  const { wording } = useSettings();
  return (
    <Part title="Running now">
      <ul className={css['actors']}>
        {actors.map((actor) => {
          const flow = findFlow(actor.machine);
          const where = flow ? whereText(flow, actor.states, wording) : leavesOf(actor.states);
          return (
            <li key={actor.id}>
              <button
                type="button"
                className={css['actor']}
                aria-pressed={actor.id === watched}
                data-shown={actor.id === shown?.id || undefined}
                onClick={() =>
                  live.send({
                    type: 'actor.watched',
                    actor: actor.id === watched ? null : actor.id,
                  })
                }
              >
                <strong>{nameOf(actor.machine)}</strong>
                <span>{where.join(', ')}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {watched !== null && (
        <Button onPress={() => live.send({ type: 'actor.watched', actor: null })}>
          Follow whichever moves
        </Button>
      )}
    </Part>
  );
}

function moveText({ machine, taken, event }: LiveMove, wording: Wording): string {
  const flow = findFlow(machine);
  const texts = taken.flatMap((id) => {
    const transition = flow?.transitions.get(id);
    const source = transition && flow?.states.get(transition.source);
    if (!transition || !source) return [];
    const { trigger } = transitionPhrases(source, transition, wording);
    return [`${stateText(source, wording)}: ${trigger}`];
  });
  return texts.length > 0 ? texts.join('; ') : event;
}

function Moves({ moves }: { moves: readonly LiveMove[] }) {
  const { wording } = useSettings();
  return (
    <Part title="Just happened">
      {moves.length === 0 && <Soft>Nothing yet.</Soft>}
      <ol className={css['moves']} aria-live="polite">
        {moves.slice(0, 20).map((move, index) => (
          <li key={moves.length - index}>
            <strong>{nameOf(move.machine)}</strong> {moveText(move, wording)}
          </li>
        ))}
      </ol>
    </Part>
  );
}

const unmarked = { possible: new Set<string>(), chosen: null, coverage: null };

function LiveDiagram({
  live,
  flow,
  actor,
  move,
}: {
  live: Live;
  flow: Flow;
  actor: LiveActor;
  move: LiveMove | undefined;
}) {
  const looksAt = useSelector(live, ({ context }) => context.looksAt);
  const where = useMemo(
    (): Whereabouts => ({ active: actor.states, taken: move?.taken ?? null }),
    [actor, move],
  );
  return (
    <MachineDiagram
      key={flow.id}
      flow={flow}
      looksAt={looksAt}
      where={where}
      marks={unmarked}
      send={live.send}
    />
  );
}
