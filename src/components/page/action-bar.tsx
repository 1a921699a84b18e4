import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './action-bar.module.css';
import { setBarHeight } from '../overlays/toast-place.ts';

interface ActionBarProps {
  readonly children: ReactNode;
  /** A line above the buttons: what the press will do. */
  readonly note?: ReactNode;
}

/**
 * The buttons at the bottom of a page. It stays in sight, clear of the safe area; it tells the page its
 * height, so that what has the focus scrolls clear of it and toasts stand above it.
 */
export function ActionBar({ children, note }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { ownerDocument } = element;
    // The browser says it with the frame: asking for it would lay the page out once more.
    const observer = new ResizeObserver(() => setBarHeight(element.offsetHeight, ownerDocument));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBarHeight(0, ownerDocument);
    };
  }, []);

  return (
    <div ref={bar} className={styles.bar}>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {children}
    </div>
  );
}

/** Two buttons of equal size beside each other: neither way is pushed. */
export function ButtonPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
