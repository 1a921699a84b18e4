import { createPerson } from '#tests/browser/harness/person.ts';
import { createSandbox } from '#tests/browser/harness/sandbox.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';
import {
  aroundHome,
  type Beyond,
  beyondHome,
  enterHome,
  fromLoginToReview,
  type Visit,
} from './app-walks.ts';
import { floorLogin, floorWalk } from './floor-walk.ts';
import { measureHeapGrowth } from './heap.ts';
import { followFiles, type PageWeights, weighWalk } from './page-weights.ts';
import type { Phone, Phones } from './phone.ts';
import { measureTaps, prepareTaps, type Taps } from './taps.ts';
import type { PageWeight } from './weight.ts';

/** What is measured of an app beside its start. */
export type Measured = {
  /** Of the login page, until it rests. */
  start: PageWeight;
  /** Of each page, login first. */
  pages: PageWeights;
  taps: Taps;
  /** Bytes that the heap grew by in 200 changes of pages. */
  growth: number;
};

const tapRounds = 5;
const changes = 200;
const fast = { cpu: 1, slow4g: false };
const slowCpu = { cpu: 6, slow4g: false };

async function onPhone<Result>(phone: Phone, use: (phone: Phone) => Promise<Result>) {
  try {
    return await use(phone);
  } finally {
    await phone.close();
  }
}

/** Our app: what its pages weigh, how fast they change, and what they leave behind. */
export async function measureApp(
  phones: Phones,
  origin: string,
  folder: string,
  t: Texts,
): Promise<Measured> {
  const visitOn = ({ page }: Phone): Visit => ({
    page,
    origin,
    person: createPerson(page, t),
    sandbox: createSandbox(origin),
  });

  const pages = await onPhone(await phones.open(fast), async (phone) => {
    const files = followFiles(phone.page, folder);
    const visit = visitOn(phone);
    const borrower = await visit.sandbox.borrower('approved');
    const weights = await weighWalk(files, fromLoginToReview(visit, borrower));
    for (const next of beyond(t))
      weights.push(...(await weighWalk(files, beyondHome(visit, next))));
    return weights;
  });
  const taps = await onPhone(await phones.open(slowCpu), async (phone) => {
    const visit = visitOn(phone);
    await prepareTaps(phone.page);
    await enterHome(visit, 'approved');
    return measureTaps(phone.page, aroundHome(visit.person), tapRounds);
  });
  const growth = await onPhone(await phones.open(fast), async (phone) => {
    const visit = visitOn(phone);
    await enterHome(visit, 'approved');
    return measureHeapGrowth(phone, aroundHome(visit.person), changes);
  });
  return { start: startOf(pages), pages, taps, growth };
}

/** Where home leads in some scenarios. */
function beyond(t: Texts): Beyond[] {
  const details = (title: string) => [{ button: t('progress:details'), title }];
  return [
    {
      scenario: 'loan-20',
      button: /₱/,
      name: 'review',
      details: details(t('progress:reviewDetails.title')),
    },
    {
      scenario: 'loan-40',
      button: /₱/,
      name: 'lending',
      details: details(t('progress:lendingDetails.title')),
    },
    {
      scenario: 'credit-18',
      button: t('home:rejected.action'),
      name: 'rejection details',
      details: [],
    },
    {
      scenario: 'loan-70',
      button: /₱/,
      name: 'repayment',
      details: [
        { button: t('repay:due.plan'), title: t('repay:plan.title') },
        { button: t('repay:due.detail'), title: t('repay:detail.title') },
      ],
    },
  ];
}

/** The plain app, in the same way. */
export async function measureFloor(
  phones: Phones,
  origin: string,
  folder: string,
): Promise<Measured> {
  const pages = await onPhone(await phones.open(fast), async ({ page }) => {
    const files = followFiles(page, folder);
    await page.goto(`${origin}/login`);
    await page.waitForSelector('main');
    return [{ page: 'login', weight: await files.take() }];
  });
  const taps = await onPhone(await phones.open(slowCpu), async ({ page }) => {
    await prepareTaps(page);
    await floorLogin(page, origin);
    return measureTaps(page, floorWalk(page), tapRounds);
  });
  const growth = await onPhone(await phones.open(fast), async (phone) => {
    await floorLogin(phone.page, origin);
    return measureHeapGrowth(phone, floorWalk(phone.page), changes);
  });
  return { start: startOf(pages), pages, taps, growth };
}

function startOf([first]: PageWeights): PageWeight {
  if (!first) throw new Error('No page was weighed.');
  return first.weight;
}
