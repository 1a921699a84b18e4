import { useLayoutEffect, useRef } from 'react';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** Already sanitised: nothing is sanitised here. */
  readonly html: string | TrustedHTML;
  /** Names the region that assistive technology can go to. */
  readonly label: string;
}

/**
 * An agreement or an article, as its author formatted it. The page scrolls; in it only a table that
 * is too wide for the page does, and the keyboard comes there too.
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
