import styles from '../page/scene.module.css';

export const dryDock = (
  <>
    <ellipse className={styles.wash} cx="80" cy="104" rx="66" ry="6" />
    <path d="M76 8v46" />
    <path className={styles.wash} d="M76 12c-10 6-18 12-22 20h22z" />
    <path d="M76 12c-10 6-18 12-22 20h22" />
    <path className={styles.solid} d="M20 54h112c-4 12-12 17-22 17H46c-12 0-22-6-26-17z" />
    <path className={styles.paper} d="M92 58h24c-2 5-6 8-12 9H90z" />
    <path d="M38 100l14-28 14 28M90 100l14-28 14 28M44 88h16M96 88h16" />
    <path className={styles.warm} d="M128 82h16v18a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3z" />
    <path d="M128 82h16M130 82c0-12 12-12 12 0M118 50l14-14M130 32l6 6" />
  </>
);
