import { useSelector } from '@xstate/react';
import { methods } from '#protocol/methods.ts';
import { type Drafts, faultOf } from '../devtools/control-panel.machine.ts';
import { faultKinds } from '../control/schemas.ts';
import type { Parts } from '../parts.ts';
import css from './faults-panel.module.css';
import { Button, Panel, Row, Select, Soft, TextInput } from '#visualizations/kit/kit.tsx';

const named = (value: string) => ({ value, label: value });
const methodOptions = [
  { value: '*', label: 'any method' },
  ...Object.keys(methods).toSorted().map(named),
];
const kindOptions = ['error-code', ...faultKinds].map(named);

export function FaultsPanel({ parts: { controlPanel } }: { parts: Parts }) {
  const draft = useSelector(controlPanel, (snapshot) => snapshot.context.drafts.fault);
  const faults = useSelector(controlPanel, (snapshot) => snapshot.context.faults);
  const open = useSelector(controlPanel, (snapshot) => snapshot.matches('open'));
  const change = (part: Partial<Drafts['fault']>) =>
    controlPanel.send({ type: 'draft.changed', drafts: { fault: { ...draft, ...part } } });
  return (
    <Panel title="Faults">
      <div className={css['form']}>
        <Select
          label="Method"
          value={draft.method}
          options={methodOptions}
          onChange={(method) => change({ method })}
        />
        <Select
          label="Kind"
          value={draft.kind}
          options={kindOptions}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'error-code' && (
          <TextInput
            label="Code"
            inputMode="numeric"
            value={draft.code}
            onChange={(code) => change({ code })}
          />
        )}
        <TextInput
          label="Times"
          inputMode="numeric"
          value={draft.times}
          onChange={(times) => change({ times })}
        />
        <TextInput
          label="Delay, ms"
          inputMode="numeric"
          value={draft.delay}
          onChange={(delay) => change({ delay })}
        />
      </div>
      <Row>
        <Button
          disabled={!open}
          onPress={() =>
            controlPanel.send({
              type: 'command.given',
              command: { kind: 'addFaults', faults: [faultOf(draft)] },
            })
          }
        >
          Add fault
        </Button>
        <Button
          disabled={!open || faults.length === 0}
          onPress={() =>
            controlPanel.send({ type: 'command.given', command: { kind: 'clearFaults' } })
          }
        >
          Clear faults
        </Button>
      </Row>
      {faults.length === 0 ? (
        <Soft>No fault is set.</Soft>
      ) : (
        <ul className={css['faults']} aria-label="Active faults">
          {faults.map(({ method, kind, times, delayMs }, index) => (
            <li key={`${index} ${method}`}>
              <b>{method}</b> {kind}, {times} left{delayMs ? `, after ${delayMs} ms` : ''}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
