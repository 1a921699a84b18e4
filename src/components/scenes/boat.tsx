import styles from '../page/scene.module.css';

export const boat = (
  <>
    <circle className={styles.warm} cx="116" cy="34" r="15" />
    <path className={styles.wash} d="M76 12v56H36c8-26 22-46 40-56zM82 24c16 10 26 26 30 44H82z" />
    <path d="M76 12v56H36c8-26 22-46 40-56zM82 24c16 10 26 26 30 44H82zM79 8v68" />
    <path className={styles.solid} d="M24 74h112c-4 10-12 14-22 14H50c-12 0-22-5-26-14z" />
    <path d="M56 88l-6 8M106 88l6 8M34 96h92" />
    <path d="M8 104q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
  </>
);
