import { use, useCallback, useMemo } from 'react';
import { activeStates } from '../flows/flow.ts';
import { optionsOf } from '../flows/trail.ts';
import type { Whereabouts } from '../flows/pictures.ts';
import type { Marks } from './drawing.tsx';
import { loadDrawings } from '../load.ts';
import { useExplorer, useKnown, useSettings, useTrail } from './explorer.ts';
import { MachineDiagram } from './machine-diagram.tsx';

export function FlowDiagram() {
  const explorer = useExplorer();
  const { flow, trail, moment } = useTrail();
  const { wording, coverage: shows } = useSettings();
  const chosen = useKnown((context) => context.chosen);
  const looksAt = useKnown((context) => context.looksAt);
  const walked = useKnown(({ coverage }) => coverage?.[flow.id]);
  const pictures = use(loadDrawings(flow.id))[wording];

  const isStart = trail.at === 0;
  const where = useMemo((): Whereabouts => {
    const { world } = moment;
    return { active: activeStates(world), taken: isStart ? null : world.taken };
  }, [moment, isStart]);

  const marks = useMemo((): Marks => {
    const { world } = moment;
    const options = optionsOf(flow, world);
    return {
      active: new Set(where.active),
      taken: new Map(world.taken.map((id, order) => [id, order])),
      possible: new Set(options.flatMap((option) => option.world.taken)),
      chosen,
      coverage: shows ? (walked ?? { states: {}, transitions: {} }) : null,
    };
  }, [flow, moment, where, chosen, shows, walked]);

  const press = useCallback(
    (transition: string) => explorer.send({ type: 'transition.pressed', transition }),
    [explorer],
  );
  const look = useCallback(
    (state: string) => explorer.send({ type: 'state.chosen', state }),
    [explorer],
  );
  const show = useCallback(
    (picture: string) => explorer.send({ type: 'picture.chosen', picture }),
    [explorer],
  );
  const here = useCallback(() => explorer.send({ type: 'step.shown' }), [explorer]);
  return (
    <MachineDiagram
      key={flow.id}
      flow={flow}
      pictures={pictures}
      wording={wording}
      looksAt={looksAt}
      where={where}
      marks={marks}
      onTransition={press}
      onState={look}
      onPicture={show}
      onHere={here}
    />
  );
}
