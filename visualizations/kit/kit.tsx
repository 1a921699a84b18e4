import { type ReactNode, useId } from 'react';
import ui from './ui.module.css';

/** A button. A disabled button keeps its focus and ignores presses. */
export function Button({
  primary = false,
  disabled = false,
  describedBy,
  onPress,
  children,
}: {
  primary?: boolean;
  disabled?: boolean;
  describedBy?: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={primary ? `${ui['button']} ${ui['primary']}` : ui['button']}
      aria-disabled={disabled || undefined}
      aria-describedby={describedBy}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** A titled section of the devtools. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={ui['panel']} aria-labelledby={id}>
      <h2 id={id} className={ui['panelTitle']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={ui['row']}>{children}</div>;
}

/** A text field for one line. */
export function TextInput({
  label,
  value,
  type = 'text',
  inputMode,
  onChange,
}: {
  label: string;
  value: string;
  type?: 'text' | 'search' | 'tel' | 'date';
  inputMode?: 'numeric';
  onChange: (value: string) => void;
}) {
  return (
    <label className={ui['field']}>
      <span className={ui['label']}>{label}</span>
      <input
        className={ui['control']}
        type={type}
        inputMode={inputMode}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A drop-down list. */
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

/** A choice from a few options, all of them visible. */
export function Choices<T extends string | number>({
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
    <fieldset className={ui['field']}>
      <legend className={ui['label']}>{label}</legend>
      <div className={ui['choices']}>
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
      </div>
    </fieldset>
  );
}

/** A switch. */
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

/** An error message, announced to screen readers; hidden for null. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className={ui['problem']} hidden={text === null}>
      {text}
    </p>
  );
}

export function Soft({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={ui['soft']}>
      {children}
    </p>
  );
}
