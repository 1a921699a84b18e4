export const manners: Readonly<Record<string, string>> = {
  ka: 'a borrower is kayo',
  kang: 'a borrower is kayo',
  ikaw: 'a borrower is kayo',
  mo: 'a borrower’s is ninyo',
  mong: 'a borrower’s is ninyo',
  iyo: 'a borrower’s is inyo',
  iyong: 'a borrower’s is inyong',
  'hindi kailanman': 'word by word from never; say isang beses lang',
  'tumigil ang page': 'word by word from stopped; say nagkaproblema',
};
