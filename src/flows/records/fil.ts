import type en from './en.ts';

const records: typeof en = {
  loading: 'Nilo‑load ang mga loan ninyo',
  failed: 'Hindi na‑load ang mga loan ninyo',
  filters: 'Aling mga loan',
  filter: {
    all: 'Lahat',
    toRepay: 'Babayaran',
    underWay: 'Pinoproseso',
    settled: 'Bayad na',
    notPaidOut: 'Hindi naipadala ang pera',
  },
  list: 'Mga loan, pinakabago muna',
  row: {
    loan: 'Nag‑apply noong {{day}}, loan {{number}}',
    restructured: 'Nag‑apply noong {{day}}, loan {{number}}. Bagong loan na ang balance nito',
    madeOf: 'Galing sa restructure noong {{day}}, loan {{number}}',
    coming: '{{amount}} ang nabayaran, hindi pa naka‑post',
    toPay: '{{amount}} ang babayaran sa o bago ang {{day}}',
    late: '{{amount}} ang overdue mula noong {{day}}',
    left: '{{left}} pa ang babayaran, {{amount}} nito sa o bago ang {{day}}',
    leftLate: '{{left}} pa ang babayaran, {{amount}} nito ang overdue mula noong {{day}}',
    noted: 'Itinala ninyo na nabayaran ang {{amount}}. Hindi pa ito naka‑post',
  },
  more: 'Ipakita ang iba pang loan',
  loadingMore: 'Nilo‑load ang iba pang loan',
  moreFailed: 'Hindi na‑load ang iba pa ninyong loan.',
  notOpened: 'Hindi nabuksan ang loan.',
  none: {
    all: {
      title: 'Wala pang loan',
      text: 'Makikita rito ang bawat loan application ninyo.',
    },
    toRepay: {
      title: 'Walang babayaran',
      text: 'Narito ang mga loan na babayaran pa ninyo.',
    },
    underWay: {
      title: 'Walang pinoprosesong loan',
      text: 'Mula sa application ninyo hanggang maipadala ang pera, narito ang loan.',
    },
    settled: {
      title: 'Wala pang fully paid na loan',
      text: 'Lilipat dito ang loan kapag wala nang due rito.',
    },
    notPaidOut: {
      title: 'Walang loan na hindi na‑approve o kinansela',
      text: 'Narito ang mga application na hindi na‑approve o kinansela. Walang due sa mga ito.',
    },
  },
  sheet: {
    close: 'Isara',
    figures: 'Loan {{number}}',
    amount: 'Halaga ng loan',
    applied: 'Araw ng application',
    since: 'Araw ng status na ito',
    term: 'Term',
    days_one: '{{count}} araw',
    days_other: '{{count}} araw',
    account: 'Account na tatanggap ng pera',
    support: 'Customer service',
  },
};

export default records;
