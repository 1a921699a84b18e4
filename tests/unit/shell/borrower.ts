import type { Borrower } from '#sandbox/shell/control/api.ts';

export const borrower: Borrower = {
  mobile: '+639171234567',
  username: 'maria',
  password: 'kapeng barako',
  userId: 'u1',
  token: 'token-1',
  creditOrderId: 'c1',
  loanOrderIds: [],
  ticketIds: [],
};
