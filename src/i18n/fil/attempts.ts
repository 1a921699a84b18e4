const attempts = {
  close: 'Nabasa ko na',
  taken: 'Na‑confirm {{time}}. Inalam namin ulit, at ngayon sigurado na ito.',
  notTaken: 'Na‑confirm {{time}}. Inalam namin ulit: walang nangyari. Puwede ninyong subukan ulit.',
  applyOrder: {
    taken: 'Natanggap ang application ninyo',
    notTaken: 'Hindi tinanggap ang application ninyo',
  },
  repayDeferralConfirm: {
    taken: 'Natanggap ang rollover ninyo',
    notTaken: 'Hindi tinanggap ang rollover ninyo',
  },
  repaymentConfirm: {
    taken: 'Natanggap ang bayad ninyo',
    notTaken: 'Hindi tinanggap ang bayad ninyo',
  },
  repayRestructureConfirm: {
    taken: 'Natanggap ang restructure ninyo',
    notTaken: 'Hindi tinanggap ang restructure ninyo',
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

export default attempts;
