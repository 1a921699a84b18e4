import { expect, it } from 'vitest';
import { repayIntent } from '#machines/samples/loans.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { selectMoneyNews } from '#machines/attempts/view.ts';
import { until } from '#tests/until.ts';
import { startRoot } from './running-root.ts';
import { takenPayment } from './taken-payment.ts';

it('an outcome that the borrower has not read is shown to them again after the next login', async () => {
  const root = startRoot({
    restoreSession: async () => sessionOf('juan'),
    fetchAttempts: async () => undefined,
    machines: { attempts: takenPayment([repayIntent]) },
    login: async (proof) => credentialsOf('username' in proof ? proof.username : ''),
  });
  const attempts = () => root.getSnapshot().children.attempts;
  const shown = () => {
    const snapshot = attempts()?.getSnapshot();
    return (snapshot && selectMoneyNews(snapshot)?.kind) ?? null;
  };
  async function logInAs(username: string): Promise<void> {
    root.send({ type: 'session.lost', reason: 'expired' });
    const login = () => root.getSnapshot().children.login;
    await until(() => expect(login()).toBeDefined());
    expect(attempts()).toBeUndefined();
    login()?.send({ type: 'method.chosen', method: 'password' });
    login()?.send({ type: 'entry.changed', field: 'username', value: username });
    login()?.send({ type: 'entry.changed', field: 'password', value: 'secret 123' });
    login()?.send({ type: 'login.submitted' });
    await until(() => expect(attempts()?.getSnapshot().context.userKey).toBe(username));
  }

  await until(() => expect(shown()).toBe('repaymentConfirm'));
  await logInAs('maria');
  expect(shown()).toBeNull();
  await logInAs('juan');
  expect(shown()).toBe('repaymentConfirm');
  attempts()?.send({ type: 'outcome.closed' });
  await logInAs('juan');
  expect(shown()).toBeNull();
});
