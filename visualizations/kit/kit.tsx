import { type ReactNode, useId } from 'react';
import kit from './kit.module.css';

/** A disabled button keeps its focus and ignores presses. Without `onPress` it submits its form. */
export function Button({
  label,
  primary = false,
  disabled = false,
  onPress,
  children,
  ...rest
}: {
  /** Accessible name, if the text is not enough. */
  label?: string;
  primary?: boolean;
  disabled?: boolean;
  onPress?: () => void;
  name?: string;
  value?: string;
  children: ReactNode;
}) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={primary ? `${kit['button']} ${kit['primary']}` : kit['button']}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      {...rest}
    >
      {children}
    </button>
  );
}

/** The values of a form by the names of its fields, and of the button that submitted it. */
export type Entries = Readonly<Record<string, string | undefined>>;

export function Form({
  id,
  onSubmit,
  children,
}: {
  /** For a button outside of the form. */
  id?: string;
  onSubmit: (entries: Entries) => void;
  children: ReactNode;
}) {
  return (
    <form
      id={id}
      className={kit['part']}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget, nativeEvent } = event;
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
        const texts = [...new FormData(currentTarget, submitter)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        );
        onSubmit(Object.fromEntries(texts));
      }}
    >
      {children}
    </form>
  );
}

/** With `onChange` the field shows `value`; without, `value` is its first one. */
type Field = { label: string; name?: string; value?: string; onChange?: (value: string) => void };

const valueOf = ({ value, onChange }: Field) =>
  onChange
    ? {
        value,
        onChange: (event: { target: { value: string } }) => onChange(event.target.value),
      }
    : { defaultValue: value };

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
  type = 'text',
  inputMode,
  required,
  suggestions = [],
  ...field
}: Field & {
  type?: 'text' | 'search' | 'tel' | 'date';
  inputMode?: 'numeric';
  required?: boolean;
  suggestions?: readonly string[];
}) {
  const id = useId();
  return (
    <label className={kit['field']}>
      <span className={kit['label']}>{field.label}</span>
      <input
        className={kit['control']}
        type={type}
        inputMode={inputMode}
        name={field.name}
        required={required}
        list={suggestions.length > 0 ? id : undefined}
        autoComplete="off"
        {...valueOf(field)}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      )}
    </label>
  );
}

export function Select({
  options,
  ...field
}: Field & { options: readonly { value: string; label: string }[] }) {
  return (
    <label className={kit['field']}>
      <span className={kit['label']}>{field.label}</span>
      <select className={kit['control']} name={field.name} {...valueOf(field)}>
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

export function Soft({ children }: { children: ReactNode }) {
  return <p className={kit['soft']}>{children}</p>;
}
