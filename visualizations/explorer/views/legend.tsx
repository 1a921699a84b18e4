import { useSettings } from './explorer.ts';
import css from './legend.module.css';

const kinds = [
  { kind: 'event', text: 'someone does it' },
  { kind: 'done', text: 'a service succeeds' },
  { kind: 'error', text: 'a service fails' },
  { kind: 'after', text: 'time passes' },
  { kind: 'always', text: 'at once' },
] as const;

export function Legend() {
  const { coverage } = useSettings();
  return (
    <div className={css['legend']} data-needed={coverage || undefined}>
      {coverage && (
        <ul className={css['rows']}>
          <li>
            <span className={css['line']} data-walked="true" />
            tested; ×5: five times
          </li>
          <li>
            <span className={css['line']} data-walked="false" />
            untested; ×0
          </li>
        </ul>
      )}
      <details>
        <summary className={css['summary']}>Legend</summary>
        <ul className={css['rows']}>
          {kinds.map(({ kind, text }) => (
            <li key={kind}>
              <span className={css['chip']} data-kind={kind} />
              {text}
            </li>
          ))}
          <li>
            <span className={css['chip']} data-possible="" />
            thick edge: can happen now
          </li>
        </ul>
      </details>
    </div>
  );
}
