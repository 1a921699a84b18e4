import styles from './rich-text.module.css';

interface RichTextProps {
  /** Already sanitised: nothing is sanitised here. */
  readonly html: string | TrustedHTML;
  /** With it the text is a region of its own that scrolls, by keyboard too. */
  readonly label?: string | undefined;
}

/** An agreement or an article, as its author formatted it. */
export function RichText({ html, label }: RichTextProps) {
  const content = { __html: html };
  if (label === undefined) {
    return <div className={styles.text} dangerouslySetInnerHTML={content} />;
  }
  return (
    <section
      className={`${styles.text} ${styles.scroll}`}
      aria-label={label}
      tabIndex={0}
      dangerouslySetInnerHTML={content}
    />
  );
}
