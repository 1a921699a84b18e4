import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { type Product, realProduct } from '../world/product.ts';
import { withTarget } from './spoil.ts';

function withDelays(delays: Parameters<typeof moneyActionMachine.provide>[0]['delays']): Product {
  return { ...realProduct, machine: moneyActionMachine.provide({ delays: { ...delays } }) };
}

const never = Number.POSITIVE_INFINITY;

/** The wall clock of the page whose ports were created last, in milliseconds. */
let wallNow = () => 0;

export const chartDefects: Record<string, Product> = {
  'no settle window': withDelays({ settleTime: 0 }),
  'a settle window shorter than the commit delay': withDelays({ settleTime: 30_000 }),
  'another tab’s attempt settles as soon as one of this page': withDelays({ settleTime: 90_000 }),
  'the outcome never settles': withDelays({ settleTime: never }),
  'the server is queried once only': withDelays({ recheckDelay: never }),
  'a read without the effect closes the attempt within the window': withTarget(
    'unknown.settling.reconciling',
    'xstate.done',
    'unknown.settling.waiting',
    'closing',
  ),
  'the end of the window closes the attempt without another read': withTarget(
    'unknown.settling',
    'xstate.after',
    'unknown.settled',
    'closing',
  ),
  'a failed read counts as not taken': withTarget(
    'unknown.settled.reconciling',
    'xstate.error',
    'unknown.settled.waiting',
    'closing',
  ),
  'an unknown outcome counts as not taken': withTarget(
    'submitting',
    'xstate.error',
    'unknown',
    'notTaken',
  ),
  'a resumed attempt is sent': withTarget('starting', 'always', 'unknown', 'submitting'),
  'a resumed attempt is closed at once': withTarget('starting', 'always', 'unknown', 'closing'),
  'another tab’s open attempt is closed': withTarget(
    'preparing',
    'xstate.done',
    'unknown',
    'closing',
  ),
  'the settle window is measured by the wall clock': {
    machine: moneyActionMachine.provide({
      delays: {
        settleTime: ({ context }) => Math.max(0, (context.intent?.t ?? 0) + 150_000 - wallNow()),
      },
    }),
    ports: (services, device) => {
      wallNow = device.wall;
      return realProduct.ports(services, device);
    },
  },
};
