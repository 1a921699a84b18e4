import * as v from 'valibot';
import { parseSmsCode } from '#domain/sms-code.ts';
import type { LoginEvent } from '#machines/login/login.setup.ts';
import { selectLoginView } from '#machines/login/view.ts';
import { borrowers } from '#sandbox/database/schema.ts';
import type { Page } from '../phone/page.ts';
import type { Server } from '../server/server.ts';
import type { Borrower } from '../server/scenarios.ts';
import type { Gesture } from './gestures.ts';

/** A person: a borrower of the lender, and what they remember while they hold a phone. */
export type Person = {
  borrower: Borrower;
  /** So many codes had come when they typed one last. */
  typed: number;
};

const Inbox = v.array(v.object({ code: v.nullable(v.string()) }));

/** The newest code in the person's messages. */
async function newestCode(server: Server, { mobile }: Borrower): Promise<string> {
  const { text } = await server.control(`/sms?mobile=${encodeURIComponent(mobile)}`);
  const inbox = v.safeParse(v.pipe(v.string(), v.parseJson(), Inbox), text);
  return (inbox.success && inbox.output.find(({ code }) => code !== null)?.code) || '000000';
}

const hasCode = (server: Server, { borrower, typed }: Person): boolean =>
  (server.codesSent.get(borrower.mobile) ?? 0) > typed;

/** Reads the newest message, and types its code. */
async function readCode(server: Server, person: Person): Promise<string> {
  person.typed = server.codesSent.get(person.borrower.mobile) ?? 0;
  return newestCode(server, person.borrower);
}

/** What a person does on the page of login: the whole form at once, as they would. */
export function loginGestures(page: Page, server: Server, person: Person): Gesture[] {
  const { login } = page.snapshot().children;
  if (!login) return [];
  const snapshot = login.getSnapshot();
  const { codeFor } = selectLoginView(snapshot);
  if (snapshot.hasTag('busy')) return [];
  const send = (...events: readonly LoginEvent[]) => {
    page.app.interacted();
    for (const event of events) login.send(event);
  };
  const type = (field: 'mobile' | 'code' | 'username' | 'password', value: string): LoginEvent => ({
    type: 'entry.changed',
    field,
    value,
  });
  const { mobile, username, password } = person.borrower;
  const asks: Gesture = {
    name: 'asks for a code to log in',
    act: () =>
      send({ type: 'method.chosen', method: 'sms' }, type('mobile', mobile.replace('+63', '')), {
        type: 'code.requested',
      }),
  };
  const byPassword: Gesture = {
    name: 'logs in by password',
    act: () =>
      send(
        { type: 'method.chosen', method: 'password' },
        type('username', username),
        type('password', password),
        { type: 'login.submitted' },
      ),
  };
  if (codeFor === null) return [asks, byPassword];
  const again: Gesture = {
    name: 'asks for a code again',
    act: () => send({ type: 'code.requested' }),
  };
  const other: Gesture = {
    name: 'changes the number',
    act: () => send({ type: 'mobile.reopened' }),
  };
  if (!hasCode(server, person)) return [again, other, byPassword];
  const logsIn: Gesture = {
    name: 'types the code and logs in',
    async act() {
      const code = await readCode(server, person);
      page.within(() => send(type('code', code), { type: 'login.submitted' }));
    },
  };
  return [logsIn, again, other];
}

/** The number of the account that receives the person's money, as it stands. */
const accountOf = ({ database }: Server, { userId }: Borrower) =>
  database.work(async (tx) => {
    const all = await tx.select().from(borrowers);
    return all.find((one) => one.userId === userId)?.account ?? null;
  });

/** What a person types from memory or from a message, beyond what samples know. */
export function typingGestures(page: Page, server: Server, person: Person): Gesture[] {
  const { bankCardChange, accountDeletion } = page.snapshot().children;
  const gestures: Gesture[] = [];
  const typesCode = (send: (code: string) => void): Gesture => ({
    name: 'types the code',
    async act() {
      const code = await readCode(server, person);
      page.within(() => {
        page.app.interacted();
        send(code);
      });
    },
  });
  const sendsCode = (send: () => void): Gesture => ({
    name: 'sends the code',
    act() {
      page.app.interacted();
      send();
    },
  });
  const deletion = accountDeletion?.getSnapshot();
  if (accountDeletion && deletion?.can({ type: 'code.submitted' })) {
    if (parseSmsCode(deletion.context.code).ok) {
      gestures.push(sendsCode(() => accountDeletion.send({ type: 'code.submitted' })));
    }
  }
  if (accountDeletion && deletion?.can({ type: 'code.changed', code: '12' })) {
    if (hasCode(server, person) && !parseSmsCode(deletion.context.code).ok) {
      gestures.push(typesCode((code) => accountDeletion.send({ type: 'code.changed', code })));
    }
  }
  const change = bankCardChange?.getSnapshot();
  if (!bankCardChange || !change) return gestures;
  const { form, faults, code: typed } = change.context;
  if (change.can({ type: 'code.changed', code: '12' })) {
    if (hasCode(server, person) && !parseSmsCode(typed).ok) {
      gestures.push(typesCode((code) => bankCardChange.send({ type: 'code.changed', code })));
    }
  }
  if (change.can({ type: 'code.submitted' }) && parseSmsCode(typed).ok) {
    gestures.push(sendsCode(() => bankCardChange.send({ type: 'code.submitted' })));
  }
  const isWrong = Object.keys(faults).length > 0;
  const isOpen = form !== null && (form.newNumber === '' || isWrong);
  if (isOpen && change.can({ type: 'entry.changed', field: 'holder', value: '' })) {
    gestures.push({
      name: 'types the account',
      async act() {
        const account = await accountOf(server, person.borrower);
        page.within(() => {
          page.app.interacted();
          const { number = '', holder = '' } = account ?? {};
          const newNumber = `0918${number.slice(4, -4)}${number.endsWith('4321') ? '5678' : '4321'}`;
          const values = { originalNumber: number, newNumber, holder };
          for (const field of ['originalNumber', 'newNumber', 'holder'] as const) {
            bankCardChange.send({ type: 'entry.changed', field, value: values[field] });
          }
        });
      },
    });
  }
  return gestures;
}
