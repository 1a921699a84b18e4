import { actionText, delayText, serviceText } from '#visualizations/wording/phrases.ts';
import { durationOf } from '#machines/description/words.ts';
import { type Fact, factsOf, valueText } from '../flows/words.ts';
import { useTrail } from './explorer.ts';
import css from './steps.module.css';
import { Part, Soft } from '#visualizations/kit/kit.tsx';

const delayOf = (event: string): string => delayText(event.split('.')[2] ?? event, null);

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name} data-deep={typeof value !== 'string' || undefined}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : <Facts facts={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Services, timers, effects and context of the current moment. */
export function NowKnown() {
  const { moment } = useTrail();
  const { snapshot, services, timers, effects } = moment.world;
  return (
    <>
      <Part title="At work">
        {services.size === 0 && timers.length === 0 && <Soft>No service runs, no timer.</Soft>}
        <dl className={css['facts']}>
          {[...services].map(([id, { source, input }]) => (
            <div key={id}>
              <dt>{serviceText(source)}</dt>
              <dd>{input === undefined ? 'runs' : `with ${valueText(input)}`}</dd>
            </div>
          ))}
          {timers.map(({ id, event, left }) => (
            <div key={id}>
              <dt>Timer: {delayOf(event.type)}</dt>
              <dd>{durationOf(left)} left</dd>
            </div>
          ))}
        </dl>
      </Part>
      {effects.length > 0 && (
        <Part title="Just done">
          <ul className={css['effects']}>
            {effects.map(({ type, params }, index) => (
              <li key={`${type} ${index}`}>
                {actionText({ type, params: null, computed: false }, 'plain')}
                {params !== null && <span className={css['detail']}>{valueText(params)}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="What it knows">
        <Facts facts={factsOf(snapshot.context)} />
      </Part>
    </>
  );
}
