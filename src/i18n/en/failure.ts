export default {
  network: 'Internet connection is unstable. Please try again. Or call us: {{companyHotline}}.',
  timeout: 'The response took too long. Try again.',
  cancelled: 'The request was stopped. Try again.',
  unreadable: 'Failed to retrieve data. Please try again.',
  badRequest: 'We could not do this. Try again, or contact customer service.',
  badResponse: 'Our server has a problem. Try again in a few minutes.',
  session: 'Log in again to go on.',
  maintenance: 'Hiram is under maintenance. Try again later.',
  outdated: 'There is a newer version of Hiram. Close this page and open it again.',
  unexpected: 'Something went wrong on this phone. Try again.',
  journal:
    'This phone could not note it down first, which keeps it from being done twice. Make room on the phone or restart it, and try again, or call customer service: {{companyHotline}}.',
  journalPayment:
    'This phone could not note the payment down first, which keeps it from being taken twice. You can pay at a store or e-wallet instead, or call customer service: {{companyHotline}}. Once the phone has room, or after a restart, try again here.',
  business: 'We could not do this: {{message}}',
  code: {
    tokenInvalid: 'Token invalid, please login again',
    unknownMethod: 'This service is not available yet.',
    wrongSmsCode: 'Please enter the correct verification code',
    expiredSmsCode: 'This code has expired. Ask for a new one.',
    tooManySms: 'Too many codes were asked for. Wait a few minutes, then try again.',
    unknownMobile: 'We do not know this number. Register in the Hiram app first.',
    wrongPassword: 'Wrong username or password. Check both and try again.',
    tooManyPasswords: 'Wrong password too many times. Wait a while, or log in with a code by SMS.',
    invalidData: 'Some of the data could not be used. Check it and try again.',
  },
  until: {
    tooManySms: 'Too many codes were asked for. You can ask for a code again from {{time}}.',
    tooManyPasswords:
      'Wrong password too many times. Try again from {{time}}, or log in with a code by SMS now.',
  },
};
