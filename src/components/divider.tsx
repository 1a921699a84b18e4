import styles from './divider.module.css';

/** A hairline between two things that belong together. */
export function Divider() {
  return <hr className={styles.divider} />;
}
