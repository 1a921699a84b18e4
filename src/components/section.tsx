import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Stands at the end of the title's line. */
  readonly action?: ReactNode;
  readonly hideTitle?: boolean | undefined;
  /** The heading's `id`, where a `SectionButton` leads to the section. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page, named by its `h2`. */
export function Section({ title, action, hideTitle = false, id: given, children }: SectionProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={classNames(styles.head, hideTitle && 'visually-hidden')}>
        <h2 id={id} tabIndex={given === undefined ? undefined : -1}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
