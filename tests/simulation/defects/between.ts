import type { Defects } from './defect.ts';

const client = 'src/services/api/client.ts';
const submit = 'src/services/money/submit.ts';
const dispatcher = 'sandbox/protocol/dispatcher.ts';
const tabs = 'src/app/observers/platform-events.ts';

/** Defects between client and server: protocol, codec, bridge, journal, storage, clocks, tabs. */
export const betweenDefects: Defects = {
  'sends-before-it-is-written': {
    words: 'A request that moves money leaves without waiting for the journal.',
    changes: [
      {
        file: submit,
        from: 'const obstacle = await obstacleTo(services, intent, signal);',
        to: 'void obstacleTo(services, intent, signal);\n  const obstacle = null;',
      },
    ],
    goal: 'repay',
    seed: 24,
    told: '(changeBankCard) left before it was written down',
  },
  'repeats-money': {
    words: 'Whatever fails in passing is sent again, money too.',
    changes: [
      {
        file: client,
        from: "options.attempt === undefined &&\n      calls.every(({ method }) => methods[method].effect === 'read')",
        to: 'calls.length > 0',
      },
    ],
    goal: 'repay',
    seed: 24,
    told: 'The request',
  },
  'another-suffix': {
    words: 'Money is sent under another suffix than the one that was written down.',
    changes: [
      {
        file: client,
        from: 'urlOf(attempt ?? newAttempt(clock.now(), fillRandom))',
        to: 'urlOf({ ...attempt, ...newAttempt(clock.now(), fillRandom) })',
      },
    ],
    goal: 'repay',
    seed: 2,
    told: '(repaymentConfirm) left before it was written down',
  },
  'copies-are-attempts': {
    words: 'The server no longer tells copies of a request apart from requests.',
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
    told: '(repaymentConfirm) was answered 403002, and the first was not',
  },
  'copies-get-nothing': {
    words: 'A copy of a request is answered well and with nothing.',
    changes: [
      {
        file: dispatcher,
        from: 'return v.parse(ResponseEnvelope, first.reply);',
        to: "return { code: codes.success, msg: 'ok', data: [] };",
      },
    ],
    goal: 'repay',
    seed: 200,
    told: '(repaymentConfirm) was answered 0, and the first was not',
  },
  'trusts-the-phones-clock': {
    words: 'What time it is at the server is not taken from its replies.',
    changes: [{ file: client, from: "observe(reply.header('date'));", to: '' }],
    goal: 'repay',
    seed: 2,
    told: '(repaymentConfirm) is dated -1252 min off',
  },
  'consent-by-the-phones-clock': {
    words: 'A consent is dated by the clock of the phone.',
    changes: [
      {
        file: submit,
        from: 'dataOf(request, { agreedAt: t, language: lang() })',
        to: 'dataOf(request, { agreedAt: Date.now(), language: lang() })',
      },
    ],
    goal: 'borrow',
    seed: 77,
    told: '(applyOrder), the consent is of another time than the attempt',
  },
  'dated-by-another-clock': {
    words: 'Replies are dated by the time of the machine and not by the borrower’s.',
    changes: [
      {
        file: 'sandbox/http/protocol-routes.ts',
        from: "c.header('Date', new Date(sandbox.realTime() + offset).toUTCString());",
        to: "c.header('Date', new Date(sandbox.realTime() + offset * 0).toUTCString());",
      },
    ],
    goal: 'repay',
    seed: 79,
    told: 'phone 1 shows as last known what was not told',
  },
  'in-plain-text': {
    words: 'Requests leave unciphered.',
    changes: [
      {
        file: 'src/protocol/codec.ts',
        from: 'return encrypted ? encrypt(text, packageName) : text;',
        to: 'return encrypted && text.length < 0 ? encrypt(text, packageName) : text;',
      },
    ],
    seed: 1,
    told: 'sent a request that anybody can read',
  },
  'always-in-english': {
    words: 'Whatever the page speaks, the server is asked in English.',
    changes: [
      {
        file: 'src/protocol/headers.ts',
        from: 'lang: ascii(sender.lang),',
        to: "lang: ascii('en'),",
      },
    ],
    seed: 4,
    told: 'asked in another language than its page is in',
  },
  'keeps-an-old-token': {
    words: 'After a new login requests still carry the token of before.',
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
    told: 'asked for somebody who is not logged in on it',
  },
  'waits-for-ever': {
    words: 'A request that is never answered never ends.',
    changes: [
      {
        file: 'src/services/api/deadline.ts',
        from: 'expired = true;\n    controller.abort();',
        to: 'expired = true;',
      },
    ],
    seed: 20,
    told: 'is still busy at privacy',
  },
  'closes-the-unknown': {
    words: 'An attempt is closed in the journal though nobody knows what became of it.',
    changes: [
      {
        file: submit,
        from: 'await noteAnswer(services, intent, failure);',
        to: 'await services.journal.close(intent).catch(() => null);',
      },
    ],
    goal: 'repay',
    seed: 123,
    told: 'Nobody was told of the attempt',
  },
  'session-outlives-its-loss': {
    words: 'What is cleared with a lost session leaves the session itself.',
    changes: [
      {
        file: 'src/services/storage/store.ts',
        from: "  'language',\n  'packageInfo',",
        to: "  'language',\n  'authInfo',\n  'packageInfo',",
      },
    ],
    seed: 1,
    told: 'still keeps the session that it lost',
  },
  'tabs-hear-no-logout': {
    words: 'A tab does not hear that another one was logged out.',
    changes: [
      {
        file: tabs,
        from: "context.send({ type: 'session.lost', reason: 'empty' });",
        to: 'return;',
      },
    ],
    crowded: true,
    seed: 1,
    told: 'is logged in, and another page of the phone was logged out',
  },
  'takes-anybodys-token': {
    words: 'A tab goes on by the token of whoever logged in in another one.',
    changes: [{ file: tabs, from: 'stored?.userId === current.userId', to: 'stored' }],
    crowded: true,
    seed: 6,
    told: "of another's session",
  },
  'fields-without-prefix': {
    words: 'The fields of a request leave without the prefix that the server knows them by.',
    changes: [
      {
        file: 'src/protocol/codec.ts',
        from: 'data: addPrefix(data, options.prefix),\n  }));',
        to: 'data,\n  }));',
      },
    ],
    seed: 1,
    told: 'The app asked for queryBorrowQuota, and the data are none',
  },
  'deletion-forgets-whose': {
    words: 'Whose account a deletion under way is about is not known after a restart.',
    changes: [
      {
        file: 'src/flows/account-deletion/provider.ts',
        from: 'keepPendingDeletion(storage, { userKey, mobile: request.mobile })',
        to: 'request.mobile',
      },
    ],
    goal: 'deleteAccount',
    seed: 15_364,
    told: 'Nobody was told of the attempt',
  },
  'receipt-of-another-name': {
    words: 'A payment is told under the id of its loan and not under its own reference.',
    changes: [
      {
        file: 'src/services/money/kinds/repayment-confirm.ts',
        from: 'payment: { reference, amount },',
        to: 'payment: { reference: reference && loanOrderId, amount },',
      },
    ],
    goal: 'repay',
    seed: 2,
    told: '(repaymentConfirm) was told done as',
  },
  'counter-money-by-posting': {
    words: 'Money from a counter counts from when it was posted and not from when it was paid.',
    changes: [
      {
        file: 'sandbox/repositories/payments/counter-payments.ts',
        from: 'centavos: centavos % centavosOfPeso, paidAt };',
        to: 'centavos: centavos % centavosOfPeso, paidAt: now };',
      },
    ],
    goal: 'payOffline',
    seed: 81,
    told: 'is not booked as it was made at the counter',
  },
};
