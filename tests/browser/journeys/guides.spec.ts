import { test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'L1: after one guide was opened, those on borrowing, repaying and fraud open without a network',
  gate,
  async ({ page, network, person, t }) => {
    await page.goto('/guide/borrow_guide');
    await person.sees(t('title:borrowGuide'));
    await network.goesOff();
    await person.link(t('title:repayGuide')).click();
    await person.sees(t('title:repayGuide'));
    await person.link(t('title:borrowGuide')).click();
    await person.sees(t('title:borrowGuide'));
    await person.link(t('title:antiFraudGuide')).click();
    await person.reads(t('guides:fraud.never.title'));
  },
);
