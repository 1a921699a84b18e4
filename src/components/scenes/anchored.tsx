import styles from '../page/scene.module.css';

export const anchored = (
  <>
    <path className={styles.warm} d="M78 8l20 7-20 7z" />
    <path d="M78 6v50" />
    <path className={styles.wash} d="M34 44c12-8 30-9 44-3v8c-14 5-32 3-44-5z" />
    <path d="M34 44c12-8 30-9 44-3v8c-14 5-32 3-44-5zM46 39v10M60 37v13" />
    <path className={styles.solid} d="M20 56h112c-4 10-12 14-22 14H46c-12 0-22-5-26-14z" />
    <path d="M52 70l-6 8M102 70l6 8M30 78h92" />
    <path d="M8 86q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
    <path d="M130 58v44M120 98c0 10 20 10 20 0M125 90h10" />
  </>
);
