import { type ReactNode, useId } from 'react';
import kit from './kit.module.css';

/** A disabled button keeps its focus and ignores presses. */
export function Button({
  label,
  primary = false,
  pressed,
  disabled = false,
  describedBy,
  onPress,
  children,
}: {
  /** Accessible name, if the text is not enough. */
  label?: string;
  primary?: boolean;
  pressed?: boolean;
  disabled?: boolean;
  describedBy?: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={primary ? `${kit['button']} ${kit['primary']}` : kit['button']}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-describedby={describedBy}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

type Titled = { title: string; children: ReactNode };

function Section({ look, title, children }: Titled & { look: 'panel' | 'part' }) {
  const id = useId();
  return (
    <section className={kit[look]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export const Panel = (section: Titled) => <Section look="panel" {...section} />;

export const Part = (section: Titled) => <Section look="part" {...section} />;

export function Row({ children }: { children: ReactNode }) {
  return <div className={kit['row']}>{children}</div>;
}

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
    <label className={kit['field']}>
      <span className={kit['label']}>{label}</span>
      <input
        className={kit['control']}
        type={type}
        inputMode={inputMode}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

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
    <label className={kit['field']}>
      <span className={kit['label']}>{label}</span>
      <select
        className={kit['control']}
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

export function Choices<T extends string | number>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
}: {
  label: string;
  /** Only screen readers get the label. */
  labelHidden?: boolean;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={kit['field']}>
      <legend className={kit[labelHidden ? 'hidden' : 'label']}>{label}</legend>
      <div className={kit['choices']}>
        {options.map((option) => (
          <label key={option.value} className={kit['choice']}>
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
    <label className={kit['toggle']}>
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

export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className={kit['problem']} hidden={text === null}>
      {text}
    </p>
  );
}

export function Soft({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={kit['soft']}>
      {children}
    </p>
  );
}
