import { Icon } from '../page/icon.tsx';
import { personIcon } from '../icons/person.ts';
import styles from './person-card.module.css';

interface PersonCardProps {
  readonly name: string;
  readonly detail: string;
}

export function PersonCard({ name, detail }: PersonCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.sign}>
        <Icon drawing={personIcon} size="large" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
    </div>
  );
}
