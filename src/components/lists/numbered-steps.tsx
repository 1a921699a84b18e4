import styles from './numbered-steps.module.css';

interface NumberedStepsProps {
  readonly label: string;
  readonly steps: readonly { readonly title?: string | undefined; readonly text: string }[];
}

export function NumberedSteps({ label, steps }: NumberedStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, text }) => (
        <li key={text} className={styles.step}>
          <div>
            {title !== undefined && <p className={styles.title}>{title}</p>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
