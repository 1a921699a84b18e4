import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './scene.module.css';

/*
 * Two colours on 160 x 112: `currentColor` drawn as strokes or, with the class `wash`, as a tint;
 * and mango for the one warm thing in each.
 */
const drawings = {
  /** An outrigger boat under sail: on its way. */
  boat: (
    <>
      <circle className={styles.warm} cx="116" cy="34" r="15" />
      <path
        className={styles.wash}
        d="M76 12v56H36c8-26 22-46 40-56zM82 24c16 10 26 26 30 44H82z"
      />
      <path d="M76 12v56H36c8-26 22-46 40-56zM82 24c16 10 26 26 30 44H82zM79 8v68" />
      <path className={styles.solid} d="M24 74h112c-4 10-12 14-22 14H50c-12 0-22-5-26-14z" />
      <path d="M56 88l-6 8M106 88l6 8M34 96h92" />
      <path d="M8 104q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" />
    </>
  ),
  /** A parol, the star lantern: someone is looking. */
  lantern: (
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
  ),
  /** A bayong, the woven bag: what there is to spend. */
  bayong: (
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
  ),
  /** A letter in its envelope: something came. */
  envelope: (
    <>
      <ellipse className={styles.wash} cx="80" cy="104" rx="58" ry="6" />
      <path className={styles.paper} d="M28 46l52-34 52 34v54H28z" />
      <path className={styles.paper} d="M42 24h76v50H42z" />
      <path className={styles.wash} d="M28 46l52 34 52-34v54H28z" />
      <path d="M28 46l14-9M132 46l-14-9M42 55V24h76v31M54 36h34M54 46h52M28 46v54h104V46L80 80z" />
      <circle className={styles.warm} cx="80" cy="80" r="9" />
    </>
  ),
  /** A leaf of a calendar: a date to keep. */
  calendar: (
    <>
      <ellipse className={styles.wash} cx="80" cy="104" rx="58" ry="6" />
      <path className={styles.paper} d="M36 20h88v64l-18 18H36z" />
      <path className={styles.solid} d="M36 20h88v18H36z" />
      <circle className={styles.warm} cx="98" cy="70" r="10" />
      <path d="M36 20h88v64l-18 18H36zM124 84h-18v18M56 12v14M80 12v14M104 12v14" />
      <path d="M52 52h4M67 52h4M82 52h4M97 52h4M52 70h4M67 70h4M82 70h4M52 88h4M67 88h4M82 88h4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SceneName = keyof typeof drawings;

/** A small picture beside words, hidden from assistive technology. It is the screen's one warm accent. */
export function Scene({
  name,
  size = 'normal',
}: {
  readonly name: SceneName;
  readonly size?: 'normal' | 'small' | undefined;
}) {
  return (
    <svg
      className={classNames(styles.scene, styles[size])}
      viewBox="0 0 160 112"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
