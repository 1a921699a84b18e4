export default {
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
};
