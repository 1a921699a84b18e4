import styles from '../page/scene.module.css';

/** A bayong, a woven bag. */
export const bayong = (
  <>
    <ellipse className={styles.wash} cx="80" cy="104" rx="58" ry="6" />
    <path d="M58 44c0-44 44-44 44 0" />
    <path className={styles.warm} d="M88 44c-4-12 6-20 16-16 8 4 6 12 2 16z" />
    <path className={styles.paper} d="M36 44h88l-8 56a6 6 0 0 1-6 5H50a6 6 0 0 1-6-5z" />
    <path
      className={styles.wash}
      d="M36 44h18l2 15H38zM72 44h16v15H72zM106 44h18l-2 15h-18zM56 59h16v15H57zM88 59h16l-1 15H88zM40 74h17l1 15H42zM72 74h16v15H72zM103 74h17l-2 15h-16zM58 89h14v16H59zM88 89h14l-1 16H88z"
    />
    <path d="M36 44h88l-8 56a6 6 0 0 1-6 5H50a6 6 0 0 1-6-5zM38 59h84M40 74h80M42 89h76M55 44l4 61M72 44v61M88 44v61M105 44l-4 61" />
  </>
);
