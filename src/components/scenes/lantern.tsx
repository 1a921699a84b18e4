import styles from '../page/scene.module.css';

/** A parol, a star lantern. */
export const lantern = (
  <>
    <circle className={styles.wash} cx="80" cy="50" r="42" />
    <path d="M80 0v8" />
    <circle cx="80" cy="50" r="36" />
    <path
      className={styles.warm}
      d="M80 14l8.5 24.3 25.7.6-20.4 15.6 7.4 24.6L80 64.5 58.8 79.1l7.4-24.6-20.4-15.6 25.7-.6z"
    />
    <path d="M80 14v36M114.2 38.9L80 50M101.2 79.1L80 50M58.8 79.1L80 50M45.8 38.9L80 50" />
    <path d="M60 80c-2 8-8 8-8 16M56 90l-8 6M100 80c2 8 8 8 8 16M104 90l8 6" />
  </>
);
