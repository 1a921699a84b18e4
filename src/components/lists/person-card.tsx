import { Icon } from '../page/icon.tsx';
import { personIcon } from '../icons/person.ts';
import styles from './person-card.module.css';

interface PersonCardProps {
  /** In full, however long it is; or that it is not known. */
  readonly name: string;
  /** Tells the person that the page is about them: a number, masked. */
  readonly detail: string;
}

/** Whose page it is. */
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
