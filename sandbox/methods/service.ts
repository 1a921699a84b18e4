import { openTo } from './answer.ts';

/** The ways to a person; anyone may ask, also who cannot log in. */
export const serviceMethods = [
  openTo('customerServiceEntrance', async () => ({
    onlineUrl: 'https://www.hiram.example/support',
    hotline: '+63 2 8123 4567',
    email: 'care@hiram.example',
    hours: '8:00 AM–8:00 PM',
    officialUrl: 'https://www.hiram.example/',
  })),
] as const;
