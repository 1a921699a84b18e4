import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Stands at the end of the title's line. */
  readonly action?: ReactNode;
  readonly hideTitle?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a page, named by its `h2`. */
export function Section({ title, action, hideTitle = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={classNames(styles.head, hideTitle && 'visually-hidden')}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
