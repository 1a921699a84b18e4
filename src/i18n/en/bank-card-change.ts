const bankCardChange = {
  back: 'Back',
  home: 'Go home',
  retry: 'Try again',
  support: 'Customer service',
  loading: 'Looking up your payout account',
  failed: 'Your payout account did not load',
  present: 'Your payout account now',
  sendsAgain:
    'The payout to this account did not go through. Change it, and the money is sent again, once.',
  closed: {
    changedRecently: {
      title: 'You can change it again on {{day}}',
      text: 'The payout account was changed a short time ago. This protects you, in case it was not you.',
    },
    payoutUnderWay: {
      title: 'Money is on its way',
      text: 'You can change the account once the money has arrived, or has come back.',
    },
    disputed: {
      title: 'We are checking your account',
      text: 'You told us that a change was not yours. Nothing is changed until that is checked.',
    },
    noAccount: {
      title: 'You have no payout account yet',
      text: 'You give one when you apply for a credit limit.',
    },
    appNeeded: {
      title: 'The Hiram app is needed',
      text: 'This change needs a look at your face, which works in the Hiram app only. Open Hiram on your phone and log in with the same number.',
    },
  },
  code: {
    lead: 'First a code, so that nobody else can send your money elsewhere.',
    sentTo: 'We sent a code to {{mobile}}.',
    goesTo: 'We send the code by SMS to {{mobile}}.',
    label: 'Verification code',
    hint: 'Six digits, sent by SMS. Good for five minutes.',
    send: 'Send code',
    again: 'Send again in {{seconds}}\u00A0s',
    submit: 'Continue',
    reasons: {
      empty: 'Enter the code from the SMS.',
      malformed: 'The code has six digits. Check the SMS again.',
      wrong: 'Please enter the correct verification code',
      expired: 'This code has expired. Ask for a new one.',
    },
  },
  form: {
    original: 'Number of your present account',
    originalHint: 'Enter it in full. It is not shown.',
    originalTyped_one: '{{count}} digit so far',
    originalTyped_other: '{{count}} digits so far',
    method: 'Send my money to',
    anyBank: 'Bank account',
    bank: 'Bank',
    chooseBank: 'Choose the bank',
    search: 'Search banks',
    noBank: 'No bank has this name',
    banks_one: '{{count}} bank',
    banks_other: '{{count}} banks',
    close: 'Close',
    number: 'Number of the new account',
    walletHint: 'Your mobile number at {{wallet}}, starting with 09.',
    bankHint: '10 to 20 digits.',
    holder: 'Account holder',
    holderHint: 'Your name, as on your present account.',
    face: 'Next the Hiram app looks at your face.',
    submit: 'Check the change',
    checkingFace: 'The Hiram app looks at your face',
    reasons: {
      original: 'Incorrect Original Bank Card Number. Please refill.',
      originalEmpty: 'Enter the number of your present account.',
      new: 'Incorrect New Bank Card Number. Please refill.',
      newNumber: {
        empty: 'Enter the number of the new account.',
        malformed: 'The number of an account has digits only.',
        tooShort: 'It has at least 10 digits.',
        tooLong: 'It has at most 20 digits.',
        notAWallet: 'The number of an e-wallet has 11 digits and starts with 09.',
        sameAsOriginal: 'It is the same as your present account.',
        refused: 'The lender did not accept it.',
      },
      holder: {
        empty: 'Enter the account holder.',
        mismatch: 'This is not the holder of your present account.',
      },
      bankCode: {
        empty: 'Choose the bank.',
        inactive: 'A new account cannot be at this bank any more. Choose another one.',
      },
    },
  },
  ask: {
    title: 'Send your money to this account?',
    account: 'New payout account',
    number: 'Number',
    holder: 'Account holder',
    text: 'Every payout goes there from now on. Read the number again.',
    confirm: 'Change the account',
    cancel: 'Not yet',
  },
  changed: {
    now: 'Your money is sent to',
    another:
      'This is not the account that you entered here. It was changed on another device or page. If that was not you, tell customer service.',
    sendsAgain: 'The payout that did not go through is sent again, once, to this account.',
    sms: 'An SMS tells you of the change.',
    repayment: 'Your repayment numbers do not change.',
    notMeTitle: 'It wasn’t you?',
    notMeText: 'Tell customer service at once. They can check the change.',
    notMe: 'It wasn’t me',
    order: 'See where the money is',
  },
  problems: {
    face: {
      failed: 'Your face could not be recognised. Nothing was changed. Try again in good light.',
      cancelled: 'The look at your face was stopped. Nothing was changed.',
      unavailable:
        'The Hiram app did not look at your face. Nothing was changed. Try again, in the app.',
    },
    notTaken: 'We asked: the account was not changed. You can change it again.',
    refused: 'The account was not changed. {{reason}}',
    notSent: 'Nothing was sent. {{reason}}',
    answered: 'The account was not changed. The answer was: {{reason}}',
    sessionEnded:
      'Your login had ended when it arrived. The account was not changed. You can change it again.',
    unclear:
      'This page had a problem, and we do not know yet whether it was sent. Before anything is sent again, we find that out.',
  },
  money: {
    sending: {
      title: 'Changing your payout account',
      text: 'Stay on this page. It is sent once, whatever happens.',
    },
    checking: {
      title: 'Finding out what happened',
      text: 'There is no clear answer yet, so we are asking. It is never sent twice.',
    },
    waiting: {
      title: 'Waiting for the answer',
      text: 'We do not know yet whether your account is changed. We keep asking; it can take up to three minutes. There is no need to confirm again. You can close the app.',
    },
    late: {
      title: 'Still waiting for the answer',
      text: 'We still do not know whether your account is changed. We keep asking. There is no need to confirm again. You can close the app.',
    },
    overdue: 'This takes longer than it should. Customer service can look it up for you.',
    notAsked: 'We could not ask just now',
    logIn: 'Log in again',
    check: 'Ask now',
  },
};

export default bankCardChange;
