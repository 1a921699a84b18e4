import styles from './spinner.module.css';

/** Replaces the icon of a control while its action runs. */
export const Spinner = () => <span className={styles.spinner} />;
