import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import base from '#components/base.css?inline';
import tokens from '#components/tokens.css?inline';

/**
 * Lets a screen take the focus only if it has the focus already. Otherwise it would get key presses
 * that are meant for the page around it.
 */
function leaveFocusOutside(screen: Document): void {
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

type Props = {
  title: string;
  language: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A separate document, so that the app's scale, styles and dialogs stay inside. `className` sets
 * the size of the frame.
 */
export function Phone({ title, language, className, children }: Props) {
  const [screen, setScreen] = useState<Document | null>(null);

  useEffect(() => {
    if (!screen) return;
    const sheets = document.querySelectorAll('style, link[rel="stylesheet"]');
    const app = screen.createElement('style');
    app.textContent = `${tokens}\n${base}`;
    screen.head.replaceChildren(...[...sheets].map((sheet) => sheet.cloneNode(true)), app);
  }, [screen]);

  useEffect(() => {
    screen?.documentElement.setAttribute('lang', language);
  }, [screen, language]);

  return (
    <iframe
      title={title}
      className={className}
      srcDoc="<!doctype html><html><head></head><body></body></html>"
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument) leaveFocusOutside(contentDocument);
        setScreen(contentDocument);
      }}
    >
      {screen && createPortal(children, screen.body)}
    </iframe>
  );
}
