import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './action-bar.module.css';
import { setBarHeight } from '../overlays/toast-place.ts';

interface ActionBarProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

/** Publishes the height of the bar, so that the bar covers no focused content and no toast. */
export function ActionBar({ children, note }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { ownerDocument } = element;
    // In the observer's callback the layout is up to date, so `offsetHeight` forces no layout.
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

/** Two buttons of equal size beside each other, so that neither choice is preferred. */
export function ButtonPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
