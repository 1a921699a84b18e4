import { openTo } from './answer.ts';

/** The ways to a person; anyone may ask, also who cannot log in. */
export const serviceMethods = [
  openTo('customerServiceEntrance', async () => ({
    onlineUrl: 'https://www.hiram.example/support',
    hotline: '+63281234567',
    email: 'care@hiram.example',
    hours: '08:00-20:00',
    officialUrl: 'https://www.hiram.example/',
  })),
] as const;
