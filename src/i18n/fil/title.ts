import type en from '../en/title.ts';

const title: typeof en = {
  home: 'Home',
  login: 'Mag‑log in',
  error: 'Hindi maipakita ang page na ito',
  limit: 'Ang limit ninyo',
  quota: 'Magkano ang kailangan ninyo?',
  confirm: 'I‑review ang loan ninyo',
  review: 'Under approval',
  reviewDetails: 'Detalye ng review',
  reject: 'Hindi na‑approve',
  rejectDetails: 'Mga makakatulong sa susunod',
  lending: 'Paparating na ang pera',
  lendingDetails: 'Detalye ng pagpapadala',
  application: 'Ang application ninyo',
  approved: 'Na‑approve na',
  paidOut: 'Dumating na ang pera ninyo',
  payoutFailed: 'Hindi natuloy ang pagpapadala',
  cancelled: 'Kinansela',
  repay: 'Bayaran ang loan ninyo',
  repayOverdue: 'Overdue na ang bayad ninyo',
  repayPlan: 'Plano ng pagbabayad',
  repayDetail: 'Detalye ng pagbabayad',
  repayPaid: 'Natanggap ang bayad',
  coupons: 'Mga coupon',
  records: 'Mga loan record',
  agreement: 'Loan agreement',
  service: 'Service agreement',
  privacy: 'Privacy policy',
  customerCenter: 'Customer service',
};

export default title;
