import { useCallback, useMemo } from 'react';
import { data } from '../data.ts';
import { activeStates, leavesOf } from '../flows/flow.ts';
import { optionsOf } from '../flows/options.ts';
import { around } from '../machines/camera.ts';
import { Drawing, type Marks } from './drawing.tsx';
import { useExplorer, useKnown, useSettings, useTrail } from './explorer.ts';
import { Viewport } from './viewport.tsx';

/** The chart of the flow on the page, with where a person stands and what can happen next. */
export function FlowDiagram() {
  const explorer = useExplorer();
  const { flow, moment } = useTrail();
  const { wording, coverage: shows } = useSettings();
  const chosen = useKnown((context) => context.chosen);
  const walked = useKnown(({ coverage }) => (coverage ?? data.coverage)[flow.id]);
  const layout = data.drawings[flow.id]?.[wording];

  const marks = useMemo((): Marks => {
    const { world } = moment;
    const options = optionsOf(flow, world);
    return {
      active: new Set(activeStates(world)),
      taken: new Map(world.taken.map((id, order) => [id, order])),
      possible: new Set(options.flatMap((option) => option.world.taken)),
      chosen,
      coverage: shows ? (walked ?? { states: {}, transitions: {} }) : null,
    };
  }, [flow, moment, chosen, shows, walked]);

  const focus = useMemo(() => {
    const seen = new Set(chosen === null ? leavesOf([...marks.active]) : [chosen]);
    return around((layout?.boxes ?? []).filter(({ id }) => seen.has(id)));
  }, [layout, marks.active, chosen]);

  const press = useCallback(
    (transition: string) => explorer.send({ type: 'transition.pressed', transition }),
    [explorer],
  );
  const look = useCallback(
    (state: string) => explorer.send({ type: 'state.chosen', state }),
    [explorer],
  );
  if (!layout) return null;
  return (
    <Viewport
      key={flow.id}
      label={`Diagram of ${flow.description.root.label}`}
      drawing={layout}
      focus={focus}
    >
      <Drawing layout={layout} marks={marks} onTransition={press} onState={look} />
    </Viewport>
  );
}
