import type { World } from '#machines/walk/environment.ts';
import type { Flow } from '../flows/flow.ts';
import type { Option } from '../flows/options.ts';
import { leadText, stepWords } from '../flows/words.ts';
import { useExplorer, useSettings } from './explorer.ts';
import { keepingFocus } from './keep-focus.ts';
import css from './steps.module.css';

export function StepList({
  flow,
  world,
  options,
}: {
  flow: Flow;
  world: World;
  options: readonly Option[];
}) {
  const explorer = useExplorer();
  const { wording } = useSettings();
  return (
    <ul className={css['options']}>
      {options.map(({ step, kind, world: next }) => {
        const { title, detail } = stepWords(flow, step, kind, wording);
        const leads = leadText(flow, world, next, wording);
        return (
          <li key={JSON.stringify(step)}>
            <button
              type="button"
              className={css['option']}
              data-kind={kind}
              onClick={({ currentTarget }) =>
                keepingFocus(currentTarget, () => explorer.send({ type: 'step.taken', step }))
              }
            >
              <span className={css['what']}>{title}</span>
              {detail && <span className={css['detail']}>{detail}</span>}
              {leads && <span className={css['leads']}>→ {leads}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
