import { useMemo } from 'react';
import type { MachineCoverage } from '../flows/coverage.ts';
import { activeStates } from '../flows/flow.ts';
import type { Whereabouts } from '../flows/pictures.ts';
import { optionsOf } from '../flows/trail.ts';
import { whereText } from '../flows/words.ts';
import { panes } from '../machines/explorer.setup.ts';
import { useExplorer, useKnown, useSettings, useTrail } from './explorer.ts';
import { DiagramPane, MachineDiagram, WithDrawings } from './machine-diagram.tsx';
import css from './page.module.css';
import { PathsPane } from './paths-pane.tsx';
import { PhonePane } from './phone-pane.tsx';
import { StatesPane } from './states-pane.tsx';
import { StepsPane } from './steps-pane.tsx';
import { Choices } from '#visualizations/kit/kit.tsx';

const paneNames = { steps: 'Steps', states: 'States', paths: 'Paths', screen: 'Screen' } as const;

export function FlowPage() {
  const explorer = useExplorer();
  const { flow } = useTrail();
  const pane = useKnown((context) => context.pane);
  return (
    <div className={css['flow']} data-pane={pane}>
      <section className={css['pane']} aria-label="Steps, states and paths">
        <div className={css['tabs']}>
          <Choices
            labelHidden
            label="What stands beside the diagram"
            value={pane}
            options={panes.map((value) => ({ value, label: paneNames[value] }))}
            onChange={(next) => explorer.send({ type: 'pane.chosen', pane: next })}
          />
        </div>
        <div className={css['body']} tabIndex={-1}>
          {(pane === 'steps' || pane === 'screen') && <StepsPane />}
          {pane === 'states' && <StatesPane />}
          {pane === 'paths' && (
            <WithDrawings machine={flow.id}>
              <PathsPane />
            </WithDrawings>
          )}
        </div>
      </section>
      <DiagramPane coverable>
        <WithDrawings machine={flow.id}>
          <FlowDiagram />
        </WithDrawings>
      </DiagramPane>
      <div className={css['screen']}>
        <PhonePane />
      </div>
      <Announcer />
    </div>
  );
}

const untested: MachineCoverage = { states: {}, transitions: {} };

function FlowDiagram() {
  const explorer = useExplorer();
  const { flow, trail, moment } = useTrail();
  const { coverage: shows } = useSettings();
  const chosen = useKnown((context) => context.chosen);
  const looksAt = useKnown((context) => context.looksAt);
  const walked = useKnown(({ coverage }) => coverage?.[flow.id]);

  const isStart = trail.at === 0;
  const where = useMemo((): Whereabouts => {
    const { world } = moment;
    return { active: activeStates(world), taken: isStart ? null : world.taken };
  }, [moment, isStart]);
  const possible = useMemo(
    () => new Set(optionsOf(flow, moment.world).flatMap(({ world }) => world.taken)),
    [flow, moment],
  );
  return (
    <MachineDiagram
      key={flow.id}
      flow={flow}
      looksAt={looksAt}
      where={where}
      marks={{ possible, chosen, coverage: shows ? (walked ?? untested) : null }}
      send={explorer.send}
    />
  );
}

function Announcer() {
  const { flow, trail, moment } = useTrail();
  const { wording } = useSettings();
  const where = whereText(flow, activeStates(moment.world), wording).join(', ');
  const count = optionsOf(flow, moment.world).length;
  return (
    <p className={css['hidden']} role="status">
      Step {trail.at}. Now: {where}. {count} {count === 1 ? 'thing' : 'things'} can happen.
    </p>
  );
}
