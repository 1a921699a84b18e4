import { useSelector } from '@xstate/react';
import { session } from '../session.ts';
import { useTexts } from '../texts.ts';

export function Login() {
  const t = useTexts();
  const snapshot = useSelector(session, (now) => now);
  return (
    <main>
      <h1>{t('login.title')}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          session.send({ type: 'login.submitted' });
        }}
      >
        {snapshot.matches({ loggedOut: 'failed' }) && <p role="alert">{t('login.failed')}</p>}
        <label>
          {t('login.mobile')}
          <input
            inputMode="numeric"
            autoComplete="tel-national"
            value={snapshot.context.mobile}
            onChange={({ target }) =>
              session.send({ type: 'mobile.changed', mobile: target.value })
            }
          />
        </label>
        <button type="submit" disabled={snapshot.matches('loggingIn')}>
          {t('login.submit')}
        </button>
      </form>
    </main>
  );
}
