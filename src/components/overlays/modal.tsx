import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './modal.module.css';
import { enterTopLayer } from './toast-place.ts';
import { isTap, type Spot, spotOf } from '../fields/touch.ts';

interface ModalProps {
  readonly className: string | undefined;
  /** The id of the title; without a title, `label` names the dialog. */
  readonly titleId?: string | undefined;
  readonly label?: string | undefined;
  readonly textId?: string | undefined;
  readonly alert?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Called for Esc, Android back and a tap outside; the dialog stays open. */
  readonly onClose?: (() => void) | undefined;
  /** A tap outside has no effect, for example because it would discard typed text. */
  readonly ignoresTaps?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Opens the dialog with the focus on its title, so that the title is read first and no button is
 * pressed by mistake.
 */
function show(dialog: HTMLDialogElement, titleId: string | undefined): void {
  dialog.showModal();
  if (titleId !== undefined) dialog.ownerDocument.getElementById(titleId)?.focus();
}

/** A native `<dialog>`, modal while it is mounted. Only the parent decides when to close. */
export function Modal(props: ModalProps) {
  const { className, titleId, textId, label, alert = false, busy, onClose, ignoresTaps } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLOutputElement>(null);
  /** Where a press outside of the content began; null for a press inside, undefined without one. */
  const down = useRef<Spot | null | undefined>(undefined);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || toasts.current === null) return undefined;
    show(element, titleId);
    const leave = enterTopLayer(toasts.current);
    return () => {
      leave();
      element.close();
    };
  }, [titleId]);

  const refuse = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  /**
   * The browser closes a dialog on the second Esc, even if the page prevents it. So the dialog is
   * reopened and `onClose` is called.
   */
  const reopen = (event: SyntheticEvent) => {
    const element = dialog.current;
    if (event.target !== element || element === null || element.open) return;
    show(element, titleId);
    onClose?.();
  };
  const press = (event: PointerEvent) => {
    down.current = event.target === event.currentTarget ? spotOf(event) : null;
  };
  /** A drag out of the content or along the edge is not a tap. */
  const tapBeside = (event: MouseEvent) => {
    const began = down.current;
    down.current = undefined;
    if (ignoresTaps || event.target !== event.currentTarget || began === null) return;
    if (began === undefined || isTap(began, spotOf(event))) onClose?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is its key, by `cancel`
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-label={label}
      aria-describedby={textId}
      aria-busy={busy}
      onCancel={refuse}
      onClose={reopen}
      onPointerDown={press}
      onClick={tapBeside}
    >
      {props.children}
      <output ref={toasts} />
    </dialog>
  );
}
