import { useSelector } from '@xstate/react';
import { formatInstant } from '#domain/date-format.ts';
import type { Command } from '../devtools/control-panel.machine.ts';
import type { Parts } from '../parts.ts';
import { Button, Panel, Problem, Row } from '#visualizations/kit/kit.tsx';

const moves: readonly { label: string; by: string }[] = [
  { label: '+1 minute', by: '60s' },
  { label: '+1 hour', by: '1h' },
  { label: '+1 day', by: '1d' },
  { label: '+30 days', by: '30d' },
];

export function ClockPanel({ parts: { controlPanel } }: { parts: Parts }) {
  // Only the minute is shown, so ticks within a minute do not re-render.
  const minute = useSelector(controlPanel, ({ context: { real, ahead } }) =>
    Math.floor((real + ahead) / 60_000),
  );
  const open = useSelector(controlPanel, (snapshot) => snapshot.matches('open'));
  const problem = useSelector(controlPanel, ({ context: { command, problem: why } }) =>
    command.kind === 'pay' || command.kind === 'reply' ? null : why,
  );
  const give = (command: Command) => controlPanel.send({ type: 'command.given', command });
  return (
    <Panel title="Clock">
      <p>
        <time dateTime={new Date(minute * 60_000).toISOString()}>
          {formatInstant(minute * 60_000, 'en')}
        </time>{' '}
        in Manila
      </p>
      <Row>
        {moves.map(({ label, by }) => (
          <Button key={by} disabled={!open} onPress={() => give({ kind: 'advance', by })}>
            {label}
          </Button>
        ))}
        <Button disabled={!open} onPress={() => give({ kind: 'resetClock' })}>
          Reset
        </Button>
      </Row>
      <Problem text={problem} />
    </Panel>
  );
}
