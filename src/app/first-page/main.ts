import { showHome } from './home-frame.ts';
import { showLogin } from './login-form.ts';
import { openFirstPage } from './open.ts';

const parsed = new Promise<void>((resolve) => {
  window.addEventListener('hiram.parsed', () => resolve(), { once: true });
});
void openFirstPage(window, parsed, (first) => {
  if (first.page === 'login') showLogin(window, first.language, first.mobile);
  if (first.page === 'home') showHome(window, first);
});
