const accountDeletion = {
  loading: 'Checking what is still open',
  failed: 'We could not check what is still open',
  readMe: {
    next: 'I have read this',
    lead: 'Once the account is deleted, nobody can bring it back, not even customer service.',
    deleted: 'What is deleted at once',
    deletedParts: [
      'Your name, mobile number, username and password',
      'Your ID, your selfie and everything you filled in',
      'Your payout account',
      'Your limit and your coupons',
      'What you wrote to customer service',
      'Your login on every device',
      'Everything that the app keeps on this phone',
    ],
    kept: 'What we keep, how long, and why',
    keptParts: [
      {
        what: 'Loans and payments',
        why: 'Five years, because the Anti‑Money Laundering Act requires it. They no longer name you.',
      },
      {
        what: 'Loan agreements',
        why: 'Five years, for the same reason, as you agreed to them. Your name is in them.',
      },
      {
        what: 'Your reason for leaving',
        why: 'Five years, so that we do better. Your name is not with it.',
      },
    ],
    later: 'You can register again with the same number, at any time, as a new borrower.',
    before: 'Before you decide',
    export: {
      label: 'A copy of your data',
      detail: 'Save it now: you cannot get it later.',
    },
    guide: {
      label: 'Outside the app',
      detail: 'You can also call us, or write to us.',
    },
    ask: {
      label: 'Customer service',
      detail: 'A person answers, also about what we keep.',
    },
  },
  blockers: {
    title: 'What to finish first',
    text: 'Your account has unpaid loans, pending loan applications, etc. Please delete the account after completion.',
    until: 'You can delete the account once nothing on this list is open.',
    unpaidLoan: { label: 'Outstanding loan', detail: 'Loan {{number}}: pay it' },
    payoutUnderWay: {
      label: 'Payout under way',
      detail: 'Loan {{number}}: see where the money is',
    },
    payoutHeld: {
      label: 'Money not sent yet',
      detail: 'Loan {{number}}: we check your payout account first',
    },
    payoutFailed: {
      label: 'Payout failed',
      detail: 'Loan {{number}}: it waits for another payout account',
      until: 'Loan {{number}}: it is cancelled after {{time}}',
    },
    pendingLoan: { label: 'Loan under approval', detail: 'Loan {{number}}: see the review' },
    pendingCredit: { label: 'Limit under approval', detail: 'See the review' },
    rollover: { label: 'Rollover in progress', detail: 'Loan {{number}}: see the rollover' },
    restructure: {
      label: 'Restructure in progress',
      detail: 'Loan {{number}}: see the restructure',
    },
    unpostedPayment: {
      label: 'Payment on its way',
      detail: 'Loan {{number}}: it is not posted yet',
      rollover: 'Loan {{number}}: it is for the rollover, and is not posted yet',
      restructure: 'Loan {{number}}: it is for the restructure, and is not posted yet',
    },
  },
  form: {
    next: 'Next: the code',
    lead: 'With your answer we can do better.',
    reason: 'Why do you want to delete your account?',
    reasonMissing: 'Choose a reason.',
    reasons: {
      notNeeded: 'I need no loan any more',
      tooExpensive: 'It costs too much',
      privacy: 'I worry about my data',
      anotherLender: 'I have another lender',
      badService: 'I was not treated well',
      other: 'Some other reason',
    },
    note: 'What would you like to tell us?',
    noteHint_one: 'Optional. {{count}} character left.',
    noteHint_other: 'Optional. {{count}} characters left.',
  },
  codeLead: 'Now a code, so that nobody else can delete your account.',
  ask: {
    title: 'Delete your account for good?',
    text: 'It cannot be brought back. You are logged out on every device.',
    stay: 'Keep my account',
    confirm: 'Delete it for good',
  },
  problems: {
    notTaken: 'We checked: your account was not deleted.',
    blocked: 'Your account was not deleted: something is still open.',
    refused: 'Your account was not deleted. {{reason}}',
    notSent: 'Nothing was sent. {{reason}}',
    answered: 'Your account was not deleted. Reason: {{reason}}',
    sessionEnded: 'You were logged out before it arrived. Your account was not deleted.',
    unclear:
      'This page had a problem, and we do not know yet whether it was sent. We check that before anything is sent again.',
  },
  money: {
    title: 'Deleting your account',
    sending: 'Stay on this page. It is sent once, whatever happens.',
    checking: 'There is no clear answer yet, so we are checking. It is never sent twice.',
    waiting:
      'We do not know yet whether your account is deleted. We keep checking; it can take up to three minutes. There is no need to confirm again. You can close the app.',
    late: 'We still do not know whether your account is deleted. We keep checking. There is no need to confirm again. You can close the app.',
  },
};

export default accountDeletion;
