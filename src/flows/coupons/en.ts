export default {
  titles: {
    coupons: 'Coupons',
  },
  loading: 'Loading your coupons',
  failed: 'Your coupons did not load',
  lists: 'Which coupons',
  available: 'Available ({{count}})',
  unavailable: 'Not available ({{count}})',
  name: 'Interest coupon',
  until: 'Until {{day}}',
  from: 'For loans from {{min}}.',
  givenBack: 'The money of loan {{loan}} was not sent: the coupon is yours again.',
  waitsForAccount:
    'The money of loan {{loan}} was not sent yet. If you change the payout account, this coupon stays with that loan. If that loan is cancelled, you can use the coupon for another loan.',
  reasons: {
    used: 'Used on loan {{loan}}. A coupon is for one loan only.',
    reserved:
      'Reserved for loan {{loan}}. If its money is not sent, the coupon is available again until {{day}}.',
    expired: 'Expired on {{day}}. This is final.',
    aboveLimit: 'That is more than your limit. If your limit grows, it is available until {{day}}.',
  },
  how: 'You choose coupons when you borrow.',
  limit: 'See my limit',
  noneAvailable: {
    title: 'No coupons now',
    text: 'Coupons take pesos off the interest of a loan. When you get one, it shows here.',
  },
  noneUnavailable: {
    title: 'Nothing here yet',
    text: 'Coupons that were used or have expired are listed here.',
  },
};
