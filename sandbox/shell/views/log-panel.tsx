import { useSelector } from '@xstate/react';
import { type Entry, filtered, type Source, timeText } from '../devtools/log.ts';
import type { Parts } from '../parts.ts';
import css from './log-panel.module.css';
import { Button, Choices, Panel, Row, Soft, TextInput, Toggle } from '#visualizations/kit/kit.tsx';

const sourceNames: Record<Source, string> = {
  bridge: 'app to phone',
  shell: 'phone to app',
  api: 'API',
  sms: 'SMS',
  phone: 'phone',
};

export function LogPanel({ parts: { inspector } }: { parts: Parts }) {
  const { log, filter, opened } = useSelector(inspector, (snapshot) => snapshot.context);
  const shown = filtered(log, filter);
  return (
    <Panel title="What happens">
      <Row>
        <Choices
          label="Show"
          value={filter.source}
          options={[
            { value: 'all', label: 'All' },
            { value: 'bridge', label: 'Bridge' },
            { value: 'api', label: 'API' },
          ]}
          onChange={(source) =>
            inspector.send({ type: 'filter.changed', filter: { ...filter, source } })
          }
        />
        <TextInput
          label="Filter"
          type="search"
          value={filter.text}
          onChange={(text) =>
            inspector.send({ type: 'filter.changed', filter: { ...filter, text } })
          }
        />
        <Toggle
          label="Analytics"
          checked={filter.analytics}
          onChange={(analytics) =>
            inspector.send({ type: 'filter.changed', filter: { ...filter, analytics } })
          }
        />
        <Button onPress={() => inspector.send({ type: 'log.cleared' })}>Clear log</Button>
      </Row>
      {shown.length === 0 ? (
        <Soft>{log.length === 0 ? 'Nothing yet.' : 'Nothing passes the filter.'}</Soft>
      ) : (
        <ol className={css['log']} aria-label="Log">
          {shown.map((entry) => (
            <Line
              key={entry.id}
              entry={entry}
              open={entry.id === opened}
              onToggle={() => inspector.send({ type: 'entry.toggled', id: entry.id })}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Line({ entry, open, onToggle }: { entry: Entry; open: boolean; onToggle: () => void }) {
  return (
    <li>
      <button type="button" className={css['line']} aria-expanded={open} onClick={onToggle}>
        <span className={css['source']} data-source={entry.source}>
          {sourceNames[entry.source]}
        </span>
        <span className={css['name']}>{entry.name}</span>
        <span className={entry.failed ? css['failed'] : css['note']}>{entry.note}</span>
        <span className={css['time']}>{timeText(entry.at)}</span>
      </button>
      {open && <pre className={css['detail']}>{JSON.stringify(entry.detail, null, 2)}</pre>}
    </li>
  );
}
