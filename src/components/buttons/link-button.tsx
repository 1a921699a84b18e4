import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconDrawing } from '../page/icon.tsx';
import styles from './link-button.module.css';

interface LinkButtonProps {
  readonly href?: string | undefined;
  readonly icon?: IconDrawing | undefined;
  /** With `href`, called in place of the browser's own navigation. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function LinkButton({ href, icon, onPress, children }: LinkButtonProps) {
  // Without an icon the text is inline: screen readers and copying keep it in its sentence.
  const content = icon ? (
    <>
      <Icon drawing={icon} />
      <span>{children}</span>
    </>
  ) : (
    children
  );
  if (href === undefined) {
    return (
      <button type="button" className={styles.link} onClick={onPress}>
        {content}
      </button>
    );
  }
  const press = (event: MouseEvent) => {
    if (onPress === undefined) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a className={styles.link} href={href} onClick={press}>
      {content}
    </a>
  );
}
