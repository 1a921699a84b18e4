import * as v from 'valibot';
import type { FlowId } from '#domain/pages.ts';
import { parseSmsCode } from '#domain/account/sms-code.ts';
import type { LoginEvent } from '#machines/login/login.setup.ts';
import { selectLoginView } from '#machines/login/view.ts';
import { borrowers } from '#sandbox/database/schema.ts';
import type { Page } from '../phone/page.ts';
import type { Server } from '../server/server.ts';
import type { Borrower } from '../server/scenarios.ts';
import type { Gesture, GestureEffect } from './gesture-effect.ts';

export type Person = {
  borrower: Borrower;
  /** Number of codes received when the person last typed one. */
  typed: number;
  codes: string[];
  /** Offset of the person’s clock from the simulated time, in milliseconds. */
  ahead: number;
  /** The previous offset, and until when it applied. */
  before: { ahead: number; until: number };
};

const Inbox = v.array(v.object({ code: v.nullable(v.string()) }));

/** Returns the newest code in the person's messages; `000000` without one. */
async function newestCode(server: Server, { mobile }: Borrower): Promise<string> {
  const { text } = await server.control(`/sms?mobile=${encodeURIComponent(mobile)}`);
  const inbox = v.safeParse(v.pipe(v.string(), v.parseJson(), Inbox), text);
  return (inbox.success && inbox.output.find(({ code }) => code !== null)?.code) || '000000';
}

const hasCode = (server: Server, { borrower, typed }: Person): boolean =>
  (server.codesSent.get(borrower.mobile) ?? 0) > typed;

async function readCode(server: Server, person: Person): Promise<string> {
  person.typed = server.codesSent.get(person.borrower.mobile) ?? 0;
  const code = await newestCode(server, person.borrower);
  person.codes.push(code);
  return code;
}

/** A gesture that fills in fields also sends them. */
export function loginGestures(page: Page, server: Server, person: Person): Gesture[] {
  const { login } = page.snapshot().children;
  if (!login) return [];
  const snapshot = login.getSnapshot();
  const { codeFor } = selectLoginView(snapshot);
  if (snapshot.hasTag('busy')) return [];
  const send = (...events: readonly LoginEvent[]): GestureEffect[] =>
    events.map((event) => ({ to: 'login', event }));
  const type = (field: 'mobile' | 'code' | 'username' | 'password', value: string): LoginEvent => ({
    type: 'entry.changed',
    field,
    value,
  });
  const { mobile, username, password } = person.borrower;
  const codeRequest: Gesture = {
    name: 'asks for a code to log in',
    does: () =>
      send({ type: 'method.chosen', method: 'sms' }, type('mobile', mobile.replace('+63', '')), {
        type: 'code.requested',
      }),
  };
  const byPassword: Gesture = {
    name: 'logs in by password',
    does: () =>
      send(
        { type: 'method.chosen', method: 'password' },
        type('username', username),
        type('password', password),
        { type: 'login.submitted' },
      ),
  };
  if (codeFor === null) return [codeRequest, byPassword];
  const again: Gesture = {
    name: 'asks for a code again',
    does: () => send({ type: 'code.requested' }),
  };
  const other: Gesture = {
    name: 'changes the number',
    does: () => send({ type: 'mobile.reopened' }),
  };
  if (!hasCode(server, person)) return [again, other, byPassword];
  const logsIn: Gesture = {
    name: 'types the code and logs in',
    async does() {
      const code = await readCode(server, person);
      return send(type('code', code), { type: 'login.submitted' });
    },
  };
  return [logsIn, again, other];
}

const accountOf = ({ database }: Server, { userId }: Borrower) =>
  database.work(async (tx) => {
    const all = await tx.select().from(borrowers);
    return all.find((one) => one.userId === userId)?.account ?? null;
  });

const complaint = {
  type: 'paymentNotPosted',
  loan: 'none',
  description: 'I paid at the store yesterday and nothing shows here.',
};

/** Returns gestures with values from the person's memory or messages, which samples do not have. */
export function typingGestures(page: Page, server: Server, person: Person): Gesture[] {
  const { bankCardChange, accountDeletion, feedbackTickets } = page.snapshot().children;
  const gestures: Gesture[] = [];
  const typesCode = (to: FlowId): Gesture => ({
    name: 'types the code',
    async does() {
      const code = await readCode(server, person);
      return [{ to, event: { type: 'code.changed', code } }];
    },
  });
  const sendsCode = (to: FlowId): Gesture => ({
    name: 'sends the code',
    does: () => [{ to, event: { type: 'code.submitted' } }],
  });
  const deletion = accountDeletion?.getSnapshot();
  if (accountDeletion && deletion?.can({ type: 'code.submitted' })) {
    if (parseSmsCode(deletion.context.code).ok) {
      gestures.push(sendsCode('accountDeletion'));
    }
  }
  if (accountDeletion && deletion?.can({ type: 'code.changed', code: '12' })) {
    if (hasCode(server, person) && !parseSmsCode(deletion.context.code).ok) {
      gestures.push(typesCode('accountDeletion'));
    }
  }
  const ticket = feedbackTickets?.getSnapshot();
  const entries = ticket?.context.draft?.entries;
  const isBlank = [entries?.type, entries?.loan, entries?.description].includes('');
  if (isBlank && ticket?.matches({ form: { writing: 'filling' } })) {
    gestures.push({
      name: 'fills in the form',
      does: () =>
        Object.entries(complaint).map(([field, value]) => ({
          to: 'feedbackTickets',
          event: { type: 'entry.changed', field, value },
        })),
    });
  }
  const change = bankCardChange?.getSnapshot();
  if (!bankCardChange || !change) return gestures;
  const { form, faults, code: typed } = change.context;
  if (change.can({ type: 'code.changed', code: '12' })) {
    if (hasCode(server, person) && !parseSmsCode(typed).ok) {
      gestures.push(typesCode('bankCardChange'));
    }
  }
  if (change.can({ type: 'code.submitted' }) && parseSmsCode(typed).ok) {
    gestures.push(sendsCode('bankCardChange'));
  }
  const isWrong = Object.keys(faults).length > 0;
  const isOpen = form !== null && (form.newNumber === '' || isWrong);
  if (isOpen && change.can({ type: 'entry.changed', field: 'holder', value: '' })) {
    gestures.push({
      name: 'types the account',
      async does() {
        const account = await accountOf(server, person.borrower);
        const { number = '', holder = '' } = account ?? {};
        const newNumber = `0918${number.slice(4, -4)}${number.endsWith('4321') ? '5678' : '4321'}`;
        const values = { originalNumber: number, newNumber, holder };
        return Object.entries(values).map(([field, value]) => ({
          to: 'bankCardChange',
          event: { type: 'entry.changed', field, value },
        }));
      },
    });
  }
  return gestures;
}
