import styles from '../page/scene.module.css';

export const envelope = (
  <>
    <ellipse className={styles.wash} cx="80" cy="104" rx="58" ry="6" />
    <path className={styles.paper} d="M28 46l52-34 52 34v54H28z" />
    <path className={styles.paper} d="M42 24h76v50H42z" />
    <path className={styles.wash} d="M28 46l52 34 52-34v54H28z" />
    <path d="M28 46l14-9M132 46l-14-9M42 55V24h76v31M54 36h34M54 46h52M28 46v54h104V46L80 80z" />
    <circle className={styles.warm} cx="80" cy="80" r="9" />
  </>
);
