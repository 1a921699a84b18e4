import { useLayoutEffect, useRef } from 'react';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** Sanitised HTML; this component does not sanitise. */
  readonly html: string | TrustedHTML;
  readonly label: string;
}

/**
 * An agreement or an article. A table that is too wide scrolls, so tables take the keyboard focus.
 */
export function RichText({ html, label }: RichTextProps) {
  const text = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const table of text.current?.querySelectorAll('table') ?? []) table.tabIndex = 0;
  });
  return (
    <section
      ref={text}
      className={styles.text}
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
