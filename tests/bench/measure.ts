import { join } from 'node:path';
import { createPerson } from '#tests/browser/harness/person.ts';
import { createSandbox } from '#tests/browser/harness/sandbox.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';
import { startOfLogin } from '#tests/browser/size/start-of-login.ts';
import {
  aroundHome,
  type Beyond,
  beyondHome,
  enterHome,
  fromLoginToReview,
  type Visit,
} from './app-walks.ts';
import { affairsRounds } from './affairs-walks.ts';
import { type Changes, measureChanges, measureRounds } from './changes.ts';
import { measureConversation } from './conversation-frames.ts';
import { floorLogin, floorWalk } from './floor-walk.ts';
import { followFiles, type PageWeights, weighWalk } from './page-weights.ts';
import { repayRounds } from './repay-walks.ts';
import type { Figure } from './report.ts';
import type { Taps } from './taps.ts';
import { changesBy } from './walk.ts';
import { weighFiles } from './weight.ts';
import { onPhone, type Phone, type Phones } from './phone.ts';

const rounds = [...repayRounds, ...affairsRounds];

const fast = { cpu: 1, slow4g: false };

const visitOn = ({ page }: Phone, origin: string, t: Texts): Visit => ({
  page,
  origin,
  person: createPerson(page, t),
  sandbox: createSandbox(origin),
});

/** Returns the weight of the files that login requests until its first field accepts input. */
export async function weighStart(phones: Phones, site: string, folder: string) {
  return onPhone(await phones.open(fast), async ({ page }) => {
    const names = await startOfLogin(page, `${site}/login`);
    return weighFiles(names.map((name) => join(folder, 'assets', name)));
  });
}

/** The app: the weights of its pages, login first. */
export async function weighApp(
  phones: Phones,
  origin: string,
  folder: string,
  t: Texts,
): Promise<PageWeights> {
  return onPhone(await phones.open({ ...fast, origin }), async (phone) => {
    const files = followFiles(phone.page, folder);
    const visit = visitOn(phone, origin, t);
    const borrower = await visit.sandbox.borrower('approved');
    const weights = await weighWalk(files, fromLoginToReview(visit, borrower));
    for (const next of beyond(t))
      weights.push(...(await weighWalk(files, beyondHome(visit, next))));
    for (const { enter, taps } of rounds) {
      await enter(visit);
      weights.push(...(await weighWalk(files, changesBy(taps(visit)))));
    }
    return weights;
  });
}

/** The app: the time of its page changes, and its heap growth. */
export async function measureAppChanges(
  phones: Phones,
  origin: string,
  t: Texts,
): Promise<Changes> {
  return measureChanges(phones, async (phone) => {
    const visit = visitOn(phone, origin, t);
    await enterHome(visit, 'approved');
    return aroundHome(visit.person);
  });
}

/**
 * The time of the other page changes: repayment, coupons, records, popups, profile, tickets, help.
 */
export async function measureOtherTaps(phones: Phones, origin: string, t: Texts): Promise<Taps> {
  return measureRounds(
    phones,
    origin,
    rounds.map(({ enter, taps, once }) => ({
      once: once ?? false,
      async enter(phone) {
        const visit = visitOn(phone, origin, t);
        await enter(visit);
        return taps(visit);
      },
    })),
  );
}

/** The frame times of the longest conversation. */
export async function measureScrolling(phones: Phones, origin: string, t: Texts): Promise<Figure> {
  return measureConversation(phones, (phone) => visitOn(phone, origin, t), origin);
}

/** The pages that home opens in some scenarios. */
function beyond(t: Texts): Beyond[] {
  const details = (title: string) => [{ button: t('orderProgress:details'), title }];
  return [
    {
      scenario: 'loan-20',
      button: /₱/,
      name: 'review',
      details: details(t('title:reviewDetails')),
    },
    {
      scenario: 'loan-40',
      button: /₱/,
      name: 'lending',
      details: details(t('title:lendingDetails')),
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
        { button: t('title:repayPlan'), title: t('title:repayPlan') },
        { button: t('title:repayDetail'), title: t('title:repayDetail') },
      ],
    },
  ];
}

/** The plain app: the weights of its pages, login first. */
export async function weighFloor(
  phones: Phones,
  origin: string,
  folder: string,
): Promise<PageWeights> {
  return onPhone(await phones.open(fast), async ({ page }) => {
    const files = followFiles(page, folder);
    await page.goto(`${origin}/login`);
    await page.waitForSelector('main');
    const login = { page: 'login', weight: await files.take() };
    const home = { name: 'login to home', go: () => floorLogin(page, origin) };
    return [login, ...(await weighWalk(files, [home, ...changesBy(floorWalk(page))]))];
  });
}

/** The plain app: the time of the same kind of page changes. */
export async function measureFloorChanges(phones: Phones, origin: string): Promise<Changes> {
  return measureChanges(phones, async ({ page }) => {
    await floorLogin(page, origin);
    return floorWalk(page);
  });
}
