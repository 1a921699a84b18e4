import { Callable } from '../buttons/callable.tsx';
import styles from './picture-list.module.css';
import { IconButton } from '../buttons/icon-button.tsx';
import { closeIcon } from '../icons/close.ts';
import { refreshIcon } from '../icons/refresh.ts';

interface PictureRowProps {
  readonly name: string;
  readonly status: string;
  readonly failed?: boolean | undefined;
  /** From 0 to 100 during the upload. */
  readonly percent?: number | undefined;
  /** Available after the upload. */
  readonly url?: string | undefined;
  readonly retry?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly remove: { readonly label: string; readonly onPress: () => void };
}

interface PictureListProps {
  readonly label: string;
  readonly pictures: readonly (PictureRowProps & { readonly id: string })[];
}

export function PictureList({ label, pictures }: PictureListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {pictures.map(({ id, ...picture }) => (
        <PictureRow key={id} {...picture} />
      ))}
    </ul>
  );
}

function PictureRow({ name, status, failed, percent, url, retry, remove }: PictureRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>{url && <img src={url} alt="" />}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={failed ? styles.failed : styles.status} role="status">
          <Callable text={status} />
        </span>
        {percent !== undefined && <progress max={100} value={percent} aria-label={name} />}
      </span>
      {retry && <IconButton icon={refreshIcon} label={retry.label} onPress={retry.onPress} />}
      <IconButton icon={closeIcon} label={remove.label} onPress={remove.onPress} />
    </li>
  );
}
