import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { type Entry, filtered, type Source, timeText } from '../devtools/log.ts';
import type { Parts } from '../wiring.ts';
import css from './log-panel.module.css';
import { Button, Panel, Row, Soft, TextInput, Toggle } from '#visualizations/kit/kit.tsx';

const sourceNames: Record<Source, string> = {
  bridge: 'app to phone',
  shell: 'phone to app',
  api: 'API',
  sms: 'SMS',
  phone: 'phone',
};

export function LogPanel({ parts: { shell } }: { parts: Parts }) {
  const { log, filter } = useSelector(shell, (snapshot) => snapshot.context);
  const shown = filtered(log, filter);
  return (
    <Panel title="What happens">
      <Row>
        <TextInput
          label="Filter"
          type="search"
          value={filter.text}
          onChange={(text) => shell.send({ type: 'filter.changed', filter: { ...filter, text } })}
        />
        <Toggle
          label="Analytics"
          checked={filter.analytics}
          onChange={(analytics) =>
            shell.send({ type: 'filter.changed', filter: { ...filter, analytics } })
          }
        />
        <Button onPress={() => shell.send({ type: 'log.cleared' })}>Clear log</Button>
      </Row>
      {shown.length === 0 ? (
        <Soft>{log.length === 0 ? 'Nothing yet.' : 'Nothing passes the filter.'}</Soft>
      ) : (
        <ol className={css['log']} aria-label="Log">
          {shown.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

const Line = memo(function Line({ entry }: { entry: Entry }) {
  return (
    <li>
      <details>
        <summary className={css['line']}>
          <span className={css['source']} data-source={entry.source}>
            {sourceNames[entry.source]}
          </span>
          <span className={css['name']}>{entry.name}</span>
          <span className={entry.failed ? css['failed'] : css['note']}>{entry.note}</span>
          <span className={css['time']}>{timeText(entry.at)}</span>
        </summary>
        <pre className={css['detail']}>{JSON.stringify(entry.detail, null, 2)}</pre>
      </details>
    </li>
  );
});
