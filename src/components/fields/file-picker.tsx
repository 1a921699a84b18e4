import { type ChangeEvent, useId } from 'react';
import styles from './file-picker.module.css';
import { Icon } from '../page/icon.tsx';
import { plusIcon } from '../icons/plus.ts';

interface FilePickerProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: readonly string[];
  readonly disabled?: boolean | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}

/** The phone's own picker needs no permission: the app receives only the chosen files. */
export function FilePicker({ label, hint, accept, disabled, onChoose }: FilePickerProps) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Resets the input, so that the same file can be chosen again.
    event.target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <div className={styles.picker}>
      <label className={styles.button}>
        <Icon drawing={plusIcon} />
        <span>{label}</span>
        <input
          type="file"
          multiple
          className={styles.input}
          accept={accept.join(',')}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
