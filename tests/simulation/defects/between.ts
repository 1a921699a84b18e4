import type { Defects } from './defect.ts';

const client = 'src/services/api/client.ts';
const submit = 'src/services/money/submit.ts';
const dispatcher = 'sandbox/protocol/dispatcher.ts';
const tabs = 'src/app/observers/platform-events.ts';

/** Defects between client and server: protocol, codec, bridge, journal, storage, clocks, tabs. */
export const betweenDefects: Defects = {
  'sends-before-it-is-written': {
    words: 'A money request is sent before the journal has stored it.',
    changes: [
      {
        file: submit,
        from: 'const obstacle = await obstacleTo(services, intent, signal);',
        to: 'void obstacleTo(services, intent, signal);\n  const obstacle = null;',
      },
    ],
    goal: 'repay',
    seed: 24,
    message: '(changeBankCard) was sent before it was stored in the journal',
  },
  'repeats-money': {
    words: 'Every temporary failure is retried, even of a money request.',
    changes: [
      {
        file: client,
        from: "options.attempt === undefined &&\n      calls.every(({ method }) => methods[method].effect === 'read')",
        to: 'calls.length > 0',
      },
    ],
    goal: 'repay',
    seed: 24,
    message: 'The request',
  },
  'another-suffix': {
    words: 'A money request has another suffix than its journal entry.',
    changes: [
      {
        file: client,
        from: 'urlOf(attempt ?? newAttempt(clock.now(), fillRandom))',
        to: 'urlOf({ ...attempt, ...newAttempt(clock.now(), fillRandom) })',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: '(repaymentConfirm) was sent before it was stored in the journal',
  },
  'copies-are-attempts': {
    words: 'The server handles a copy of a request as a new request.',
    changes: [
      {
        file: dispatcher,
        from: 'if (!first) return null;',
        to: 'if (!first || first.copies >= 0) return null;',
      },
      {
        file: dispatcher,
        from: '.values({ userId, ...request.attempt, method, content, reply, copies: 0 });',
        to: '.values({ userId, ...request.attempt, method, content, reply, copies: 0 })\n    .onConflictDoNothing();',
      },
    ],
    goal: 'repay',
    seed: 200,
    message: '(repaymentConfirm) was answered 403002, but the first was not',
  },
  'copies-get-nothing': {
    words: 'A copy of a request gets a success reply without data.',
    changes: [
      {
        file: dispatcher,
        from: 'return v.parse(ResponseEnvelope, first.reply);',
        to: "return { code: codes.success, msg: 'ok', data: [] };",
      },
    ],
    goal: 'repay',
    seed: 200,
    message: '(repaymentConfirm) was answered 0, but the first was not',
  },
  'trusts-the-phones-clock': {
    words: 'The server clock is not read from replies.',
    changes: [{ file: client, from: "observe(reply.header('date'));", to: '' }],
    goal: 'repay',
    seed: 2,
    message: '(repaymentConfirm) is dated -1252 min off',
  },
  'consent-by-the-phones-clock': {
    words: 'A consent has the time of the phone’s clock.',
    changes: [
      {
        file: submit,
        from: 'dataOf(request, { agreedAt: t, language: lang() })',
        to: 'dataOf(request, { agreedAt: Date.now(), language: lang() })',
      },
    ],
    goal: 'borrow',
    seed: 77,
    message: '(applyOrder), the consent has another time than the attempt',
  },
  'dated-by-another-clock': {
    words: 'Replies have the time of the server process instead of the borrower’s time.',
    changes: [
      {
        file: 'sandbox/http/protocol-routes.ts',
        from: "c.header('Date', new Date(sandbox.realTime() + offset).toUTCString());",
        to: "c.header('Date', new Date(sandbox.realTime() + offset * 0).toUTCString());",
      },
    ],
    goal: 'repay',
    seed: 79,
    message: 'phone 1 shows last known dues that the lender never sent',
  },
  'in-plain-text': {
    words: 'Requests are sent without encryption.',
    changes: [
      {
        file: 'src/protocol/codec.ts',
        from: 'return encrypted ? encrypt(text, packageName) : text;',
        to: 'return encrypted && text.length < 0 ? encrypt(text, packageName) : text;',
      },
    ],
    seed: 1,
    message: 'sent a request without encryption',
  },
  'always-in-english': {
    words: 'Every request is in English, whatever the language of the page.',
    changes: [
      {
        file: 'src/protocol/headers.ts',
        from: 'lang: ascii(sender.lang),',
        to: "lang: ascii('en'),",
      },
    ],
    seed: 4,
    message: 'sent a request in another language than that of its page',
  },
  'keeps-an-old-token': {
    words: 'After a new login, requests still have the earlier token.',
    changes: [
      {
        file: client,
        from: 'const { config, clock, fetch } = context;',
        to: 'const { config, clock, fetch } = context;\n  let used: string | null = null;',
      },
      { file: client, from: 'token: context.token(),', to: 'token: (used ??= context.token()),' },
    ],
    goal: 'logOut',
    seed: 9,
    message: 'sent a request for a borrower who is not logged in on it',
  },
  'waits-for-ever': {
    words: 'A request without a reply has no timeout.',
    changes: [
      {
        file: 'src/services/api/deadline.ts',
        from: 'expired = true;\n    controller.abort();',
        to: 'expired = true;',
      },
    ],
    seed: 20,
    message: 'is still busy at privacy',
  },
  'closes-the-unknown': {
    words: 'An attempt with an unknown outcome is closed in the journal.',
    changes: [
      {
        file: submit,
        from: 'await noteAnswer(services, intent, failure);',
        to: 'await services.journal.close(intent).catch(() => null);',
      },
    ],
    goal: 'repay',
    seed: 123,
    message: 'No page showed the outcome of the attempt',
  },
  'session-outlives-its-loss': {
    words: 'The cleanup after a lost session does not remove the session itself.',
    changes: [
      {
        file: 'src/services/storage/store.ts',
        from: "  'language',\n  'packageInfo',",
        to: "  'language',\n  'authInfo',\n  'packageInfo',",
      },
    ],
    seed: 1,
    message: 'still stores the lost session',
  },
  'tabs-hear-no-logout': {
    words: 'A tab does not learn of a logout in another tab.',
    changes: [
      {
        file: tabs,
        from: "context.send({ type: 'session.lost', reason: 'empty' });",
        to: 'return;',
      },
    ],
    crowded: true,
    seed: 1,
    message: 'is logged in, but another page of the phone was logged out',
  },
  'takes-anybodys-token': {
    words: 'A tab uses the token of the borrower who logged in in another tab.',
    changes: [{ file: tabs, from: 'stored?.userId === current.userId', to: 'stored' }],
    crowded: true,
    seed: 6,
    message: "of another borrower's session",
  },
  'fields-without-prefix': {
    words: 'The fields of a request are sent without the prefix that the server expects.',
    changes: [
      {
        file: 'src/protocol/codec.ts',
        from: 'data: addPrefix(data, options.prefix),\n  }));',
        to: 'data,\n  }));',
      },
    ],
    seed: 1,
    message: 'The app sent an impossible queryBorrowQuota: the data are invalid',
  },
  'deletion-forgets-whose': {
    words: 'After a restart, the owner of a pending account deletion is unknown.',
    changes: [
      {
        file: 'src/flows/account-deletion/provider.ts',
        from: 'keepPendingDeletion(storage, { userKey, mobile: request.mobile })',
        to: 'request.mobile',
      },
    ],
    goal: 'deleteAccount',
    seed: 15_364,
    message: 'No page showed the outcome of the attempt',
  },
  'receipt-of-another-name': {
    words: 'A payment is reported by the id of its loan instead of its own reference.',
    changes: [
      {
        file: 'src/services/money/kinds/repayment-confirm.ts',
        from: 'payment: { reference, amount },',
        to: 'payment: { reference: reference && loanOrderId, amount },',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: '(repaymentConfirm) was reported as done with',
  },
  'counter-money-by-posting': {
    words: 'Money from a counter counts from its posting time instead of its payment time.',
    changes: [
      {
        file: 'sandbox/repositories/payments/counter-payments.ts',
        from: 'centavos: centavos % centavosOfPeso, paidAt };',
        to: 'centavos: centavos % centavosOfPeso, paidAt: now };',
      },
    ],
    goal: 'payOffline',
    seed: 81,
    message: 'is not booked as it was made at the counter',
  },
};
