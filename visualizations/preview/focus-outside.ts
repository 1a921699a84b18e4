/**
 * Keeps a screen from taking the focus by itself, as pages and dialogs of the app do when they open:
 * it moves there only with who presses or tabs into it. Elsewhere a key would be pressed on the
 * screen that was meant for what stands beside it.
 */
export function leaveFocusOutside(screen: Document): void {
  const view = screen.defaultView;
  if (!view) return;
  view.HTMLElement.prototype.focus = function focusWithin(options) {
    if (screen.hasFocus()) HTMLElement.prototype.focus.call(this, options);
  };
  view.HTMLDialogElement.prototype.showModal = function showBeside() {
    const { activeElement } = document;
    const isWithin = screen.hasFocus();
    HTMLDialogElement.prototype.showModal.call(this);
    if (!isWithin && activeElement instanceof HTMLElement) activeElement.focus();
  };
}
