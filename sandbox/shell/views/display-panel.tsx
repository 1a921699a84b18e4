import { useSelector } from '@xstate/react';
import type { Display } from '../launch.ts';
import type { Parts } from '../wiring.ts';
import { Choices, Panel, Row, Toggle } from '#visualizations/kit/kit.tsx';

export function DisplayPanel({ parts: { shell, phone } }: { parts: Parts }) {
  const display = useSelector(shell, (snapshot) => snapshot.context.display);
  const signedIn = useSelector(phone, (snapshot) => snapshot.context.signedIn);
  const change = (part: Partial<Display>) =>
    shell.send({ type: 'display.changed', display: { ...display, ...part } });
  return (
    <Panel title="Phone settings">
      <Row>
        <Choices
          label="Language"
          value={display.language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fil', label: 'Filipino' },
          ]}
          onChange={(language) => change({ language })}
        />
        <Choices
          label="Theme"
          value={display.theme}
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(theme) => change({ theme })}
        />
        <Choices
          label="Text size"
          value={display.textScale}
          options={[
            { value: 1, label: '100%' },
            { value: 1.15, label: '115%' },
            { value: 1.3, label: '130%' },
          ]}
          onChange={(textScale) => change({ textScale })}
        />
      </Row>
      <Row>
        <Toggle
          label="Airplane mode"
          checked={display.offline}
          onChange={(offline) => change({ offline })}
        />
        <Toggle
          label="Signed in natively"
          checked={signedIn}
          onChange={(next) => phone.send({ type: 'signIn.toggled', signedIn: next })}
        />
        <Toggle
          label="Says so at document start"
          checked={display.saysAtStart}
          onChange={(saysAtStart) => change({ saysAtStart })}
        />
      </Row>
    </Panel>
  );
}
