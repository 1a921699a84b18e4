import { type ReactNode, useId, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Stands at the end of the title's line. */
  readonly action?: ReactNode;
  readonly hideTitle?: boolean | undefined;
  /** The heading's `id`, where a `SectionButton` leads to the section. */
  readonly id?: string | undefined;
  /** The heading takes the focus where it is lost as the section appears: the pressed button is gone. */
  readonly catchesFocus?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a page, named by its `h2`. */
export function Section(props: SectionProps) {
  const { title, action, hideTitle = false, catchesFocus = false, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const heading = useRef<HTMLHeadingElement>(null);

  // After the page's own effect: a page that opens with the section keeps the focus on its title.
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
