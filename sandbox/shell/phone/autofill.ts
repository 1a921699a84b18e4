import { groupMobile } from '#domain/account/mobile.ts';
import type { Borrower } from '../control/schemas.ts';

/** Kinds of fields that the phone can fill in. */
export type FieldKind = 'mobile' | 'username' | 'password' | 'code';

/** A suggestion for a field: shown as `label`, filled in as `text`. */
export type Suggestion = { kind: FieldKind; label: string; text: string };

const kinds: Record<string, FieldKind> = {
  tel: 'mobile',
  'tel-national': 'mobile',
  username: 'username',
  'current-password': 'password',
  'one-time-code': 'code',
};

/**
 * The kind of a field, read from its `autocomplete` tokens as an autofill service does; null for other
 * fields.
 */
export function kindOf(autocomplete: string): FieldKind | null {
  const last = autocomplete.trim().split(/\s+/).at(-1) ?? '';
  return kinds[last] ?? null;
}

/** The phone's suggestion for the focused field; null without one. */
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

/** Whether a node of the frame is an input. `instanceof` fails across windows. */
function isInput(node: EventTarget | null): node is HTMLInputElement {
  return node !== null && 'nodeName' in node && node.nodeName === 'INPUT';
}

/** The kind of a document's focused field; null without one. */
export function focusedKind(document: Document): FieldKind | null {
  const focused = document.activeElement;
  return isInput(focused) ? kindOf(focused.autocomplete) : null;
}

/**
 * Fills in a field as an autofill service does: sets the value with the native setter, past the page's
 * own, and dispatches an input event. Returns whether the field exists.
 */
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
