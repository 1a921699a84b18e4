import { type ReactNode, useId } from 'react';
import ui from './ui.module.css';

/** A button. A disabled button keeps its focus and ignores presses. */
export function Button({
  label,
  primary = false,
  pressed,
  disabled = false,
  onPress,
  children,
}: {
  /** Accessible name, if the text is not enough. */
  label?: string;
  primary?: boolean;
  /** State of a toggle button. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={primary ? `${ui['button']} ${ui['primary']}` : ui['button']}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** A section of a pane, with a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={ui['part']} aria-labelledby={id}>
      <h2 id={id} className={ui['partTitle']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={ui['row']}>{children}</div>;
}

/** A drop-down list with a label. */
export function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <label className={ui['field']}>
      <span className={ui['label']}>{label}</span>
      <select
        className={ui['control']}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A group of radio buttons. */
export function Choices<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={ui['choices']}>
      <legend className={ui['hidden']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={ui['choice']}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A switch with a label. */
export function Toggle({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={ui['toggle']}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

export function Soft({ children }: { children: ReactNode }) {
  return <p className={ui['soft']}>{children}</p>;
}
