import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import { starIcon } from '../icons/star.ts';
import styles from './star-rating.module.css';

interface StarRatingProps {
  readonly label: string;
  /** Null while no rating is chosen. */
  readonly value: number | null;
  readonly disabled?: boolean | undefined;
  readonly onChange: (stars: number) => void;
  /** The names of the ratings, the first for one star. */
  readonly names: readonly string[];
}

export function StarRating({ label, value, disabled = false, onChange, names }: StarRatingProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {names.map((name, index) => {
          const stars = index + 1;
          return (
            <label
              key={name}
              className={classNames(styles.star, value !== null && stars <= value && styles.given)}
            >
              <input
                type="radio"
                name={group}
                className={styles.input}
                aria-label={name}
                checked={stars === value}
                disabled={disabled}
                onChange={() => onChange(stars)}
              />
              <Icon drawing={starIcon} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
