export default {
  loginTip1: 'User not logged in',
  loginTip2: 'Token expired, please login again',
  loginTip3: 'The account is logged in from another device',
  net_error: 'Internet connection is unstable. Please try again. Or call us: {{companyHotline}}',
  offerEnded: 'The offer has ended',
};
