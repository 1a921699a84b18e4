import { groupMobile } from '#domain/account/mobile.ts';
import type { Borrower } from '../control/api.ts';

export type FieldKind = 'mobile' | 'username' | 'password' | 'code';

export type Suggestion = { kind: FieldKind; label: string; text: string };

const kinds: Record<string, FieldKind> = {
  tel: 'mobile',
  'tel-national': 'mobile',
  username: 'username',
  'current-password': 'password',
  'one-time-code': 'code',
};

/** Reads `autocomplete` tokens as an autofill service does; null for other fields. */
function kindOf(autocomplete: string): FieldKind | null {
  const last = autocomplete.trim().split(/\s+/).at(-1) ?? '';
  return kinds[last] ?? null;
}

export function suggestionFor(
  kind: FieldKind | null,
  borrower: Borrower | null,
  code: string | null,
): Suggestion | null {
  if (kind === null || borrower === null) return null;
  if (kind === 'code') return code === null ? null : { kind, label: `Code ${code}`, text: code };
  if (kind === 'mobile') {
    return { kind, label: groupMobile(borrower.mobile), text: borrower.mobile.slice(3) };
  }
  if (kind === 'username') return { kind, label: borrower.username, text: borrower.username };
  return { kind, label: `Password of ${borrower.username}`, text: borrower.password };
}

/** `instanceof` fails across windows. */
function isInput(node: EventTarget | null): node is HTMLInputElement {
  return node !== null && 'nodeName' in node && node.nodeName === 'INPUT';
}

export function focusedKind(document: Document): FieldKind | null {
  const focused = document.activeElement;
  return isInput(focused) ? kindOf(focused.autocomplete) : null;
}

/** Fills in a field as autofill does: by the native setter. Returns whether the field exists. */
export function fillField(document: Document, kind: FieldKind, text: string): boolean {
  const inputs = [document.activeElement, ...document.querySelectorAll('input')].filter(isInput);
  const field = inputs.find((input) => kindOf(input.autocomplete) === kind);
  const view = document.defaultView;
  if (!field || !view) return false;
  field.focus();
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  native?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
