const login = {
  title: 'Log in',
  lead: 'You see what you receive, every fee and the due date before you agree.',
  method: 'How to log in',
  bySms: 'SMS code',
  byPassword: 'Password',
  mobile: 'Mobile number',
  mobileHint: 'The number you use for Hiram.',
  code: 'Verification code',
  codeHint: 'Six digits, sent by SMS.',
  sentTo: 'Sent to {{mobile}}.',
  sendCode: 'Send code',
  sendAgain: 'Send again in {{seconds}} s',
  username: 'Username',
  password: 'Password',
  passwordHint: '8 to 18 characters.',
  reveal: 'Show password',
  hide: 'Hide password',
  submit: 'Log in',
  loggingIn: 'Logging in',
  terms: 'By logging in you accept the',
  service: 'Service agreement',
  and: 'and the',
  privacy: 'Privacy policy',
  reasons: {
    mobile: {
      empty: 'Enter your mobile number.',
      malformed: 'Enter ten digits after +63, starting with 9.',
      unknown: 'We do not know this number. Register in the Hiram app first.',
    },
    code: {
      empty: 'Enter the code from the SMS.',
      malformed: 'The code has six digits. Check the SMS again.',
    },
    username: { empty: 'Enter your username.' },
    password: {
      empty: 'Enter your password.',
      tooShort: 'Too short: a password has at least 8 characters.',
      tooLong: 'Too long: a password has at most 18 characters.',
    },
  },
};

export default login;
