import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly children: ReactNode;
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Views of one page, as one tab stop; the arrow keys, Home and End select. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = target(event.key, at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    onSelect(tab.id);
  };

  return (
    <div className={styles.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- tabs take the focus */}
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={selected}
        role="tabpanel"
        id={`${id}-panel`}
        className={styles.panel}
        aria-labelledby={`${id}-${selected}`}
      >
        {children}
      </div>
    </div>
  );
}
