import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './loading.module.css';

/** S2: 1 and 2 are animated wave bars; 3 is an animated bar graphic. */
type LoadingVariant = 1 | 2 | 3;

const bars = [0, 1, 2, 3, 4];

/** S9: five bars, a cycle of 1.2 s. */
export function LoadingBars({ variant = 1 }: { readonly variant?: LoadingVariant | undefined }) {
  return (
    <span className={classNames(styles.bars, styles[`variant-${variant}`])} aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar} className={styles.bar} />
      ))}
    </span>
  );
}

interface LoadingProps {
  readonly label: string;
  readonly variant?: LoadingVariant | undefined;
  readonly style?: CSSProperties | undefined;
  readonly hideLabel?: boolean | undefined;
}

export function Loading({ label, variant, style, hideLabel = false }: LoadingProps) {
  return (
    <output className={styles.loading} style={style}>
      <LoadingBars variant={variant} />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </output>
  );
}
