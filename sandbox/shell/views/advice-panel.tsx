import { useSelector } from '@xstate/react';
import { adviceFor } from '../devtools/advice.ts';
import type { Parts } from '../parts.ts';
import css from './advice-panel.module.css';
import { screenOf } from './screen-of.ts';
import { Button } from '#visualizations/kit/kit.tsx';

export function AdvicePanel({ parts: { phone, controlPanel } }: { parts: Parts }) {
  const screen = useSelector(phone, screenOf);
  const pathname = useSelector(phone, (snapshot) => snapshot.context.pathname);
  const where = screen === 'idle' || screen === 'application' ? screen : 'other';
  const { title, text, skip } = adviceFor(where, pathname);
  return (
    <section className={css['advice']} aria-label="Next step" aria-live="polite">
      <h2 className={css['title']}>{title}</h2>
      <p>{text}</p>
      {skip && (
        <Button
          onPress={() =>
            controlPanel.send({ type: 'command.given', command: { kind: 'advance', by: skip.by } })
          }
        >
          {skip.label}
        </Button>
      )}
    </section>
  );
}
