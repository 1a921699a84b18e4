export default {
  close: 'Nabasa ko na',
  taken: 'Na‑confirm {{time}}. Na‑check namin ulit: sigurado na ito ngayon.',
  notTaken: 'Na‑confirm {{time}}. Na‑check namin ulit: walang nangyari.',
  applyOrder: {
    taken: 'Natanggap ang application ninyo',
    notTaken: 'Hindi natuloy ang application ninyo',
  },
  repayDeferralConfirm: {
    taken: 'Confirmed na ang rollover ninyo',
    notTaken: 'Hindi natuloy ang rollover ninyo',
  },
  repaymentConfirm: {
    taken: 'Natanggap ang bayad ninyo',
    notTaken: 'Hindi natuloy ang bayad ninyo',
  },
  repayRestructureConfirm: {
    taken: 'Confirmed na ang restructure ninyo',
    notTaken: 'Hindi natuloy ang restructure ninyo',
  },
  changeBankCard: {
    taken: 'Napalitan ang account ninyo na tatanggap ng pera',
    notTaken: 'Hindi napalitan ang account ninyo na tatanggap ng pera',
  },
  deleteAccount: {
    taken: 'Na‑delete ang account ninyo',
    notTaken: 'Hindi na‑delete ang account ninyo',
  },
  serviceFeePayment: {
    taken: 'Nabayaran ang processing fee ninyo',
    notTaken: 'Hindi nabayaran ang processing fee ninyo',
  },
};
