import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type Shape = 'title' | 'line' | 'short' | 'amount' | 'card' | 'row' | 'button' | 'ring';

interface SkeletonProps {
  readonly label: string;
  readonly shapes: readonly Shape[];
}

export function Skeleton({ label, shapes }: SkeletonProps) {
  return (
    <output className={styles.skeleton}>
      <span className="visually-hidden">{label}</span>
      {shapes.map((shape, index) => (
        <span key={`${shape}-${index}`} className={classNames(styles.shape, styles[shape])} />
      ))}
    </output>
  );
}
