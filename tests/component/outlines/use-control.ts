import { fireEvent } from '@testing-library/react';

/** Fields of digits drop the letter. */
const typedText = '5a';

function choose(field: HTMLInputElement): void {
  const file = new File(['proof'], 'proof.png', { type: 'image/png' });
  fireEvent.change(field, { target: { files: [file] } });
}

function write(field: HTMLInputElement | HTMLTextAreaElement): void {
  fireEvent.change(field, { target: { value: `${field.value}${typedText}` } });
  fireEvent.blur(field);
}

function slide(field: HTMLInputElement): void {
  const { value, max, min } = field;
  fireEvent.change(field, { target: { value: value === max ? min : max } });
}

/** Links do not navigate. */
function click(control: HTMLElement): void {
  control.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(control);
}

export function useControl(control: HTMLElement): void {
  if (control instanceof HTMLDialogElement) {
    fireEvent(control, new Event('cancel', { cancelable: true }));
  } else if (control instanceof HTMLFormElement) {
    fireEvent.submit(control);
  } else if (control instanceof HTMLSelectElement) {
    fireEvent.change(control, {
      target: { value: control.options.item(control.options.length - 1)?.value },
    });
  } else if (control instanceof HTMLTextAreaElement) {
    write(control);
  } else if (control instanceof HTMLInputElement) {
    if (control.type === 'file') choose(control);
    else if (control.type === 'range') slide(control);
    else if (control.type === 'checkbox' || control.type === 'radio') fireEvent.click(control);
    else write(control);
  } else if (control instanceof HTMLAnchorElement) {
    click(control);
  } else {
    fireEvent.click(control);
  }
}

const valueText = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing');

export function wordsOf({ type, ...rest }: { type: string }): string {
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${valueText(value)}`);
  return [type, ...facts].join(' ');
}
