/** `skip` is the time that the button of the advice skips. */
export type Advice = { title: string; text: string; skip?: { label: string; by: string } };

const waiting = { label: 'Skip 1 minute', by: '60s' } as const;

const advices: Readonly<Record<string, Advice>> = {
  '/login': {
    title: 'Log in',
    text: 'Tap the mobile field and then the number that the phone offers. Ask for a code, and tap the SMS when it arrives.',
  },
  '/': { title: 'You are in', text: 'Borrow from your limit, or open a loan you have.' },
  '/borrow/loop_quota': { title: 'Your limit', text: 'Go on to choose how much you want.' },
  '/borrow/confirm_quota': {
    title: 'Choose an amount',
    text: 'Slide, tap plus and minus, or type it.',
  },
  '/borrow/confirm_borrow': {
    title: 'Read and agree',
    text: 'Open the loan agreement, tick the box, and confirm. The loan is requested exactly once.',
  },
  '/borrow/review': {
    title: 'Under approval',
    text: 'The sandbox decides in about 20 seconds.',
    skip: waiting,
  },
  '/borrow/lending': {
    title: 'Money on its way',
    text: 'It arrives in about 30 seconds.',
    skip: waiting,
  },
  '/borrow/reject': {
    title: 'Rejected',
    text: 'Pick another scenario to see an approval.',
  },
  '/repay/repay': {
    title: 'Pay it back',
    text: 'Confirm the payment to settle. Or let the due date pass to see the overdue fee.',
    skip: { label: 'Skip 30 days', by: '30d' },
  },
  '/repay/repay_plan': { title: 'The plan', text: 'Every instalment with its date.' },
  '/repay/repay_detail': { title: 'The details', text: 'What is paid and what is still open.' },
};

const start: Advice = {
  title: 'Start here',
  text: 'Tap Start on the phone: you become a borrower who can take a loan at once.',
};

const application: Advice = {
  title: 'Apply for a limit',
  text: 'These screens are the native app’s. Tap Next through them, or Fill all.',
};

const elsewhere: Advice = {
  title: 'Look around',
  text: 'Move the clock, break the network, or pick another scenario.',
};

/** Details pages have the advice of their page. */
export function adviceFor(screen: 'idle' | 'application' | 'other', pathname: string): Advice {
  if (screen === 'idle') return start;
  if (screen === 'application') return application;
  return advices[pathname] ?? advices[pathname.replace(/_details$/, '')] ?? elsewhere;
}
