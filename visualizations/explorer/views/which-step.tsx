import { flowNamed } from '../flows/flow.ts';
import { optionsOf, optionsTaking } from '../flows/options.ts';
import { momentOf } from '../flows/trail.ts';
import { useExplorer, useKnown } from './explorer.ts';
import css from './page.module.css';
import { StepList } from './step-list.tsx';
import { Button } from '#visualizations/kit/kit.tsx';

const openAtOnce = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

export function WhichStep() {
  const explorer = useExplorer();
  const asked = useKnown((context) => context.asked);
  const trail = useKnown((context) => context.trail);
  if (asked === null || !trail) return null;
  const flow = flowNamed(trail.flow);
  const { world } = momentOf(trail);
  const close = () => explorer.send({ type: 'question.closed' });
  return (
    <dialog
      ref={openAtOnce}
      className={css['question']}
      aria-labelledby="question-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id="question-title">What happens?</h2>
      <StepList flow={flow} world={world} options={optionsTaking(optionsOf(flow, world), asked)} />
      <Button onPress={close}>Nothing</Button>
    </dialog>
  );
}
