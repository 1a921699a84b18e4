import { openFirstPage } from './open.ts';
import { showLogin } from './login-form.ts';

const parsed = new Promise<void>((resolve) => {
  window.addEventListener('hiram.parsed', () => resolve(), { once: true });
});
void openFirstPage(window, parsed, (first) => {
  if (first.page === 'login') showLogin(window, first.language, first.mobile);
});
