import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import { checkIcon } from '../icons/check.ts';
import styles from './steps.module.css';

type StepState = 'done' | 'current' | 'upcoming';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly time?: string | undefined;
  readonly state: StepState;
}

interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** The states as text, for screen readers. */
  readonly stateLabels: {
    readonly done: string;
    readonly current: string;
    readonly upcoming: string;
  };
}

export function Steps({ label, steps, stateLabels }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {step.state === 'done' && <Icon drawing={checkIcon} size="small" />}
          </span>
          <div className={styles.words}>
            <div className={styles.line}>
              <span className={styles.label}>{step.label}</span>
              <span className="visually-hidden">{stateLabels[step.state]}</span>
              {step.time && <span className={styles.time}>{step.time}</span>}
            </div>
            {step.detail && <p className={styles.detail}>{step.detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
