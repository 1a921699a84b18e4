import { agreementWire } from './agreement.wire.ts';
import { borrowWire } from './borrow.wire.ts';
import { homeWire } from './home.wire.ts';
import { loginWire } from './login.wire.ts';
import { orderProgressWire } from './order-progress.wire.ts';
import { repaymentWire } from './repayment.wire.ts';
import { rootWire } from './root.wire.ts';
import { supportWire } from './support.wire.ts';
import type { Wire } from '../harness/wire.ts';

/** The wire tables, by machine. */
export const wires: Record<string, Wire> = {
  login: loginWire,
  support: supportWire,
  agreement: agreementWire,
  home: homeWire,
  orderProgress: orderProgressWire,
  repayment: repaymentWire,
  borrow: borrowWire,
  root: rootWire,
};
