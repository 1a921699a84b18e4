import { activeStates } from '../flows/flow.ts';
import { optionsOf } from '../flows/trail.ts';
import { whereText } from '../flows/words.ts';
import { panes } from '../machines/settings.ts';
import { useExplorer, useKnown, useSettings, useTrail } from './explorer.ts';
import { FlowDiagram } from './flow-diagram.tsx';
import { Legend } from './legend.tsx';
import { DiagramFrame, FetchedDiagram } from './machine-diagram.tsx';
import css from './page.module.css';
import { PathsPane } from './paths-pane.tsx';
import { PhonePane } from './phone-pane.tsx';
import { StatesPane } from './states-pane.tsx';
import { StepsPane } from './steps-pane.tsx';
import { Choices, Toggle } from '#visualizations/kit/kit.tsx';

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
            <FetchedDiagram machine={flow.id}>
              <PathsPane />
            </FetchedDiagram>
          )}
        </div>
      </section>
      <section className={css['diagram']} aria-label="Diagram">
        <DiagramFrame>
          <DiagramTools coverable />
          <FetchedDiagram machine={flow.id}>
            <FlowDiagram />
          </FetchedDiagram>
          <Legend />
        </DiagramFrame>
      </section>
      <div className={css['screen']}>
        <PhonePane />
      </div>
      <Announcer />
    </div>
  );
}

export function DiagramTools({ coverable }: { coverable: boolean }) {
  const explorer = useExplorer();
  const { wording, coverage } = useSettings();
  return (
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
