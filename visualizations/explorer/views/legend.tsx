import { useSettings } from './explorer.ts';
import css from './legend.module.css';

const kinds = [
  { kind: 'event', text: 'someone does it' },
  { kind: 'done', text: 'a service succeeds' },
  { kind: 'error', text: 'a service fails' },
  { kind: 'after', text: 'time passes' },
  { kind: 'always', text: 'at once' },
] as const;

/** What the colours mean. */
export function Legend() {
  const { coverage } = useSettings();
  return (
    <details className={css['legend']} open={coverage}>
      <summary>Legend</summary>
      <ul className={css['rows']}>
        {coverage && (
          <>
            <li>
              <span className={css['line']} data-walked="true" />
              tested; ×5: five times
            </li>
            <li>
              <span className={css['line']} data-walked="false" />
              untested; ×0
            </li>
          </>
        )}
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
  );
}
