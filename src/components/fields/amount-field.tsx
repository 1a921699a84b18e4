import type { CSSProperties } from 'react';
import { numericText, withThousands } from '#domain/amount.ts';
import styles from './amount-field.module.css';
import { FieldNotes, type FieldProps, useField } from './field.tsx';
import { useGroupedDigits } from './grouped-digits.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { minusIcon } from '../icons/minus.ts';
import { plusIcon } from '../icons/plus.ts';
import { scrollFocusedIntoView } from '../page/scroll-into-view.ts';
import { useSlide } from '../page/slide.ts';

interface AmountFieldProps extends FieldProps {
  /** Pesos as typed (`numericText`). May be empty or off the grid. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly minText: string;
  readonly maxText: string;
  readonly valueText: string;
  readonly sliderLabel: string;
  readonly increaseLabel: string;
  readonly decreaseLabel: string;
}

/** Longer than any amount, because the screen validates the text and must not truncate it. */
const room = 15;

/** The amount of a loan: typed, set by the slider, or stepped on the grid from `min`. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, min, max, step, hint, error, disabled = false } = props;
  const { ids, control } = useField(props);
  const digits = useGroupedDigits({
    value,
    onChange,
    format: withThousands,
    clean: (typed) => numericText(typed).slice(0, room),
  });

  const slide = useSlide(onChange);

  const amount = Math.min(max, Math.max(min, Number(value) || 0));
  const steps = (amount - min) / step;
  const up = Math.min(max, min + (Math.floor(steps) + 1) * step);
  const down = Math.max(min, min + (Math.ceil(steps) - 1) * step);
  const share = max > min ? (amount - min) / (max - min) : 1;
  const fill: CSSProperties & Record<'--share', number> = { '--share': share };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
      </label>
      <div className={styles.line}>
        <IconButton
          icon={minusIcon}
          kind="outlined"
          label={props.decreaseLabel}
          disabled={disabled || Number(value) <= min}
          onPress={() => onChange(String(down))}
        />
        <span className={styles.figure}>
          <span className={styles.sign} aria-hidden="true">
            ₱
          </span>
          <span className={styles.sized} data-text={digits.value}>
            <input
              {...control}
              {...digits}
              className={styles.input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="done"
              onFocus={scrollFocusedIntoView}
            />
          </span>
        </span>
        <IconButton
          icon={plusIcon}
          kind="outlined"
          label={props.increaseLabel}
          disabled={disabled || Number(value) >= max}
          onPress={() => onChange(String(up))}
        />
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
      <input
        className={styles.slider}
        style={fill}
        type="range"
        min={min}
        max={max}
        step={step}
        value={amount}
        disabled={disabled}
        aria-label={props.sliderLabel}
        aria-valuetext={props.valueText}
        {...slide}
      />
      <div className={styles.ends}>
        <span>{props.minText}</span>
        <span>{props.maxText}</span>
      </div>
    </div>
  );
}
