/**
 * Lets a screen take the focus only if it has the focus already. Otherwise it would get key presses
 * that are meant for the page around it.
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
