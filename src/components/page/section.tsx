import { type ReactNode, useId, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly hideTitle?: boolean | undefined;
  /** The heading's `id`, if a `SectionButton` refers to the section. */
  readonly id?: string | undefined;
  /** Moves the focus to the heading if the section replaces the focused button. */
  readonly catchesFocus?: boolean | undefined;
  readonly children: ReactNode;
}

export function Section(props: SectionProps) {
  const { title, action, hideTitle = false, catchesFocus = false, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const heading = useRef<HTMLHeadingElement>(null);

  // Runs after the page's own effect: a page that opens with the section focuses its title.
  useEffect(() => {
    const element = heading.current;
    if (!catchesFocus || element === null) return;
    const { activeElement, body } = element.ownerDocument;
    if (activeElement !== body) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  }, [catchesFocus]);

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={classNames(styles.head, hideTitle && 'visually-hidden')}>
        <h2
          ref={heading}
          id={id}
          tabIndex={catchesFocus || props.id !== undefined ? -1 : undefined}
        >
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
