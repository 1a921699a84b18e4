import type { ReactNode } from 'react';
import styles from './details.module.css';
import { Icon } from './icon.tsx';
import { downIcon } from '../icons/down.ts';

interface DetailsProps {
  readonly summary: string;
  readonly children: ReactNode;
}

export function Details({ summary, children }: DetailsProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon drawing={downIcon} size="small" />
      </summary>
      {children}
    </details>
  );
}
