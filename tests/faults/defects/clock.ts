import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { type Product, realProduct } from '../world/product.ts';

/** The wall clock of the page whose ports were created last, in milliseconds. */
let wallNow = () => 0;

export const clockDefects: Record<string, Product> = {
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
