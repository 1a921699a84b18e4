export default {
  titles: {
    modifyBankCard: 'New payout account',
    bankCardChanged: 'Payout account changed',
  },
  loading: 'Looking up your payout account',
  failed: 'Your payout account did not load',
  present: 'Your payout account now',
  sendsAgain:
    'The payout to this account did not go through. Change it, and the money is sent again, once.',
  closed: {
    changedRecently: {
      title: 'The payout account was changed a short time ago',
      text: 'This protects your money, in case it was not you.',
      until: 'You can change it again on {{day}}.',
    },
    payoutUnderWay: {
      title: 'Money is on its way',
      text: 'You cannot change the account while money goes to it.',
      until: 'The money should arrive by {{time}}.',
      usual: 'It usually arrives within 10\u00A0to\u00A060\u00A0minutes.',
      open: 'You can change the account once the money has arrived, or has come back.',
      openFrom:
        'Once the money has arrived, you can change the account on {{day}}. If the money comes back, you can change it at once.',
    },
    disputed: {
      title: 'We are checking your account',
      text: 'You told us that a change was not yours. Nothing is changed until that is checked.',
      until: 'You receive our answer by {{time}}.',
      unknown: 'We do not know yet until when. Our answer is late: write to us in your request.',
      open: 'See your request',
    },
    noAccount: {
      title: 'You have no payout account yet',
      text: 'You give one when you apply for a credit limit.',
      until: 'Then you can change it here.',
    },
    appNeeded: {
      title: 'The Hiram app is needed',
      text: 'This change needs a look at your face, which works in the Hiram app only. Open Hiram on your phone and log in with the same number.',
      until: 'In this browser you cannot change the account.',
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
    repayment: 'You repay with the same numbers as before.',
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
    notTaken: 'We checked: the account was not changed. You can change it again.',
    refused: 'The account was not changed. {{reason}}',
    notSent: 'Nothing was sent. {{reason}}',
    answered: 'The account was not changed. Reason: {{reason}}',
    sessionEnded:
      'You were logged out before it arrived. The account was not changed. You can change it again.',
    unclear:
      'This page had a problem, and we do not know yet whether it was sent. We check that before anything is sent again.',
  },
  money: {
    sending: {
      title: 'Changing your payout account',
      text: 'Stay on this page. It is sent once, whatever happens.',
    },
    checking: {
      text: 'There is no clear answer yet, so we are checking. It is never sent twice.',
    },
    waiting: {
      text: 'We do not know yet whether your account is changed. We keep checking; it can take up to three minutes. There is no need to confirm again. You can close the app.',
    },
    late: {
      text: 'We still do not know whether your account is changed. We keep checking. There is no need to confirm again. You can close the app.',
    },
  },
};
