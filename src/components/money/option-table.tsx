import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import { Spinner } from '../page/spinner.tsx';
import { chevronIcon } from '../icons/chevron.ts';
import styles from './option-table.module.css';

interface OptionFigure {
  readonly label: string;
  readonly value: string;
}

interface Option {
  readonly id: string;
  readonly name: string;
  /** Empty, or with the same labels as the other options, so that the figures align. */
  readonly figures: readonly OptionFigure[];
  readonly note?: string | undefined;
  /** Whether the option is closed; the note then says why, and until when if that is known. */
  readonly closed?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

interface OptionTableProps {
  readonly label: string;
  readonly options: readonly Option[];
}

/** Options as buttons; none is emphasised. */
export function OptionTable({ label, options }: OptionTableProps) {
  return (
    <ul className={styles.table} aria-label={label}>
      {options.map(({ id, ...option }) => (
        <OptionItem key={id} {...option} />
      ))}
    </ul>
  );
}

function OptionItem({
  name,
  figures,
  note,
  closed = false,
  busy = false,
  disabled = false,
  onPress,
}: Omit<Option, 'id'>) {
  const detailId = useId();
  const still = busy || disabled;
  return (
    <li className={classNames(styles.option, disabled && styles.off)}>
      <button
        type="button"
        className={styles.name}
        aria-disabled={still || undefined}
        aria-busy={busy || undefined}
        aria-describedby={detailId}
        onClick={still ? undefined : onPress}
      >
        <span>{name}</span>
        {busy ? <Spinner /> : !disabled && <Icon drawing={chevronIcon} size="small" />}
      </button>
      <div id={detailId}>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map((figure) => (
              <div key={figure.label}>
                <dt className={styles.label}>{figure.label}</dt>
                <dd className={styles.value}>{figure.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && (
          <p className={styles.note} data-until={closed ? '' : undefined}>
            {note}
          </p>
        )}
      </div>
    </li>
  );
}
