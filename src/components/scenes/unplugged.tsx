import styles from '../page/scene.module.css';

export const unplugged = (
  <>
    <ellipse className={styles.wash} cx="80" cy="98" rx="58" ry="6" />
    <path d="M4 74c16 0 12-20 28-20h10" />
    <path className={styles.wash} d="M42 40h18a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H42z" />
    <path d="M42 40h18a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H42zM68 48h9M68 60h9" />
    <circle className={styles.warm} cx="84" cy="30" r="6" />
    <path d="M84 14v6M70 20l4 4M98 20l-4 4" />
    <path className={styles.paper} d="M118 36h-16a8 8 0 0 0-8 8v20a8 8 0 0 0 8 8h16z" />
    <path d="M118 36h-16a8 8 0 0 0-8 8v20a8 8 0 0 0 8 8h16zM101 48h6M101 60h6M118 54h10c16 0 12 20 28 20" />
  </>
);
