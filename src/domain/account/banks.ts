import * as v from 'valibot';

/** `code`: the gateway's. Inactive banks accept no new accounts. */
export const Bank = v.object({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16)),
  name: v.pipe(v.string(), v.nonEmpty()),
  active: v.boolean(),
});
export type Bank = v.InferOutput<typeof Bank>;

const inactive = ['ROB', 'UCPB', 'UCBSB', 'PNBSB', 'ING'];

const names = {
  ABP: 'AllBank',
  AUB: 'Asia United Bank',
  BDO: 'BDO',
  BMB: 'Bangko Mabuhay',
  BOC: 'Bank of Commerce',
  BPI: 'BPI',
  BPIDB: 'BPI Direct BanKo',
  BRB: 'Binangonan Rural Bank',
  CBC: 'China Bank',
  CBS: 'China Bank Savings',
  CEBRUR: 'Cebuana Lhuillier Rural Bank',
  CMG: 'Camalig Bank',
  CRD: 'CARD Bank',
  CTBC: 'CTBC',
  DBI: 'Dungganon Bank',
  DBP: 'DBP',
  DCP: 'DCPay',
  EQB: 'Equicom',
  EWB: 'EastWest',
  EWR: 'EastWest Rural/Komo',
  ING: 'ING',
  ISLA: 'Isla Bank',
  LBP: 'Landbank',
  MET: 'Metrobank',
  MPI: 'Maybank',
  MSB: 'Malayan Savings',
  OMNI: 'OmniPay',
  ONB: 'BDO Network Bank',
  PAR: 'Partner Rural Bank',
  PBB: 'Philippine Business Bank',
  PBC: 'PBCOM',
  PNB: 'PNB',
  PNBSB: 'PNB Savings',
  PRB: 'Producers Bank',
  PSB: 'PSBank',
  PTC: 'Philtrust',
  PVB: 'Veterans Bank',
  QCB: 'Queen City Development Bank',
  QCRB: 'Quezon Capital Rural Bank',
  RBG: 'Rural Bank of Guinobatan',
  RCBC: 'RCBC',
  ROB: 'Robinsons Bank',
  SBA: 'Sterling Bank of Asia',
  SEC: 'Security Bank',
  SSB: 'Sun Savings',
  UCBSB: 'UCPB Savings',
  UCPB: 'UCPB',
  UBP: 'UnionBank',
  WDB: 'Wealth Development Bank',
  YUANSB: 'Yuanta Savings',
  COINS: 'COINS',
  GCASH: 'GCASH',
  GRABPAY: 'GRABPAY',
  PAYMAYA: 'PAYMAYA',
  SPY: 'StarPay',
};

/** Until a server sends its own list. */
export const seedBanks: readonly Bank[] = Object.entries(names).map(([code, name]) => ({
  code,
  name,
  active: !inactive.includes(code),
}));
