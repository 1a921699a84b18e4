import { showHome } from './home-frame.ts';
import { showLogin } from './login-form.ts';
import { openFirstPage, type ShownPage } from './open.ts';

const templatesOf = (page: 'login' | 'home') =>
  new Promise<void>((resolve) => {
    window.addEventListener(`hiram.${page}`, () => resolve(), { once: true });
  });

/** The page of `index.html`; null before another page replaces it. */
let neutral: Element | null = null;

function show(first: ShownPage): void {
  const root = document.querySelector('#root');
  const waiting = root?.firstElementChild;
  // After the app's first render, the app owns the page.
  if (!root || !waiting?.hasAttribute('data-waiting')) return;
  neutral ??= waiting;
  if (first.page === 'login') showLogin(window, root, first.language, first.mobile);
  else if (first.page === 'home') showHome(window, root, first);
  else root.replaceChildren(neutral);
}

void openFirstPage(window, { login: templatesOf('login'), home: templatesOf('home') }, show);
