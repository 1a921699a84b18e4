import type en from '../en/title.ts';

const title: typeof en = {
  home: 'Home',
  login: 'Mag-log in',
  error: 'Hindi makita ang page',
  limit: 'Ang limit ninyo',
  quota: 'Halaga ng loan',
  confirm: 'Kumpirmahin ang loan',
  review: 'Sinusuri pa',
  reviewDetails: 'Detalye ng pagsusuri',
  reject: 'Hindi na-approve',
  rejectDetails: 'Ano ang susunod na gagawin',
  lending: 'Paparating na ang pera',
  lendingDetails: 'Detalye ng padala',
  repay: 'Magbayad',
  repayOverdue: 'Lampas na sa due date',
  repayPlan: 'Plano ng pagbabayad',
  repayDetail: 'Detalye ng bayad',
  agreement: 'Loan agreement',
  service: 'Service agreement',
  privacy: 'Privacy policy',
  customerCenter: 'Customer service',
};

export default title;
