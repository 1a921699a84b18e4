import styles from '../page/scene.module.css';

export const calendar = (
  <>
    <ellipse className={styles.wash} cx="80" cy="104" rx="58" ry="6" />
    <path className={styles.paper} d="M36 20h88v64l-18 18H36z" />
    <path className={styles.solid} d="M36 20h88v18H36z" />
    <circle className={styles.warm} cx="98" cy="70" r="10" />
    <path d="M36 20h88v64l-18 18H36zM124 84h-18v18M56 12v14M80 12v14M104 12v14" />
    <path d="M52 52h4M67 52h4M82 52h4M97 52h4M52 70h4M67 70h4M82 70h4M52 88h4M67 88h4M82 88h4" />
  </>
);
