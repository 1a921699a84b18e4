import { useSelector } from '@xstate/react';
import type { Parts } from '../parts.ts';
import css from './scenario-panel.module.css';
import { Panel, Soft } from '#visualizations/kit/kit.tsx';

export function ScenarioPanel({ parts: { shell } }: { parts: Parts }) {
  const scenarios = useSelector(shell, (snapshot) => snapshot.context.scenarios);
  const picked = useSelector(shell, (snapshot) => snapshot.context.scenario);
  return (
    <Panel title="Scenarios">
      <Soft>Each tap starts over with a fresh borrower.</Soft>
      <ul className={css['list']}>
        {scenarios.map(({ name, description }) => (
          <li key={name}>
            <button
              type="button"
              className={css['scenario']}
              aria-pressed={name === picked}
              aria-label={name}
              aria-describedby={`about-${name}`}
              onClick={() => shell.send({ type: 'scenario.picked', scenario: name })}
            >
              <span className={css['name']}>{name}</span>
              <span id={`about-${name}`} className={css['description']}>
                {description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
