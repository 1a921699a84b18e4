import type en from '../en/records.ts';

const records: typeof en = {
  back: 'Bumalik',
  loading: 'Nilo‑load ang mga loan ninyo',
  failed: 'Hindi na‑load ang mga loan ninyo',
  retry: 'Subukan ulit',
  stale: 'Noong {{time}} pa ito. Maaaring luma na ang nakikita ninyo.',
  filters: 'Aling mga loan',
  filter: {
    all: 'Lahat',
    toRepay: 'Babayaran',
    underWay: 'Pinoproseso',
    settled: 'Bayad na',
    notPaidOut: 'Hindi naipadala',
  },
  list: 'Mga loan ninyo',
  row: 'Nag‑apply noong {{day}}, loan {{number}}',
  more: 'Ipakita ang iba pa',
  loadingMore: 'Nilo‑load ang iba pa',
  moreFailed: 'Hindi na‑load ang iba pa ninyong loan.',
  notOpened: 'Hindi nabuksan ang loan.',
  none: {
    all: {
      title: 'Wala pang loan',
      text: 'Dito nakatago ang bawat loan na ina‑apply ninyo.',
    },
    toRepay: {
      title: 'Walang babayaran',
      text: 'Narito ang mga loan na naipadala na ang pera sa inyo hanggang bayad na ang mga ito.',
    },
    underWay: {
      title: 'Walang loan na pinoproseso',
      text: 'Mula sa application ninyo hanggang maipadala ang pera, narito ang loan.',
    },
    settled: {
      title: 'Wala pang bayad na loan',
      text: 'Lilipat dito ang loan kapag bayad na ang lahat.',
    },
    notPaidOut: {
      title: 'Walang ganitong loan',
      text: 'Narito ang mga application na hindi na‑approve o kinansela. Walang due sa mga ito.',
    },
  },
  sheet: {
    close: 'Isara',
    figures: 'Loan {{number}}',
    amount: 'Halaga ng loan',
    applied: 'Petsa ng application',
    since: 'Status mula noong',
    term: 'Tagal',
    days: '{{count}} araw',
    account: 'Account para sa pagpapadala',
    support: 'Customer service',
  },
};

export default records;
