import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';
import { type Complaints, listenForComplaints } from './complaints.ts';
import { createIdle, type Idle } from './idle.ts';
import { createLine, createNetwork, type Line, type Network } from './network.ts';
import { createPerson, type Person } from './person.ts';
import { type Borrower, createSandbox, type Sandbox } from './sandbox.ts';
import { type Texts, textsIn } from './texts.ts';
import { createTime, type Time } from './time.ts';

type Options = { language: Language };

type Fixtures = {
  origin: string;
  sandbox: Sandbox;
  t: Texts;
  complaints: Complaints;
  /** Shared by `idle`, `line`, `network` and `time`. */
  atRest: Idle;
  /** A test must wait for `idle` before the test changes the network, the server or files. */
  idle: (page: Page) => Promise<void>;
  /** A test that uses the line intercepts every request. */
  line: Line;
  network: Network;
  /** The pages' clock, which the test must have installed. */
  time: Time;
  person: Person;
  /** Logs a new borrower of a scenario in on this phone. */
  signIn: (scenario: string) => Promise<Borrower>;
};

async function remember(
  context: BrowserContext,
  origin: string,
  language: Language,
  borrower: Borrower | null,
): Promise<void> {
  const values: Record<string, unknown> = { language };
  if (borrower) {
    const { token, userId, mobile } = borrower;
    values['authInfo'] = { token, userId, mobile, packageName, userInfo: null };
  }
  const localStorage = Object.entries(values).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** An open page would react to another login, and move while the test navigates. */
async function leaveApp(context: BrowserContext): Promise<void> {
  const open = context.pages().filter((page) => page.url() !== 'about:blank');
  for (const page of open) await page.goto('about:blank');
}

/**
 * Tests of the built app against the sandbox. An error or warning on the console, or a thrown
 * error, fails the test unless `complaints` expects it.
 */
export const test = base.extend<Options & Fixtures>({
  language: [defaultLanguage, { option: true }],
  origin: async ({ baseURL }, use) => use(new URL(baseURL ?? '').origin),
  sandbox: async ({ origin }, use) => use(createSandbox(origin)),
  t: async ({ language }, use) => use(textsIn(language)),
  complaints: [
    async ({ context }, use) => {
      const complaints = listenForComplaints(context);
      await use(complaints);
      complaints.expectNone();
    },
    { auto: true },
  ],
  atRest: async ({ context }, use) => use(createIdle(context)),
  idle: async ({ atRest }, use) => use(atRest.idle),
  line: async ({ atRest, context }, use) => use(await createLine(context, atRest)),
  network: async ({ atRest, complaints, context }, use) =>
    use(createNetwork(context, complaints, atRest)),
  time: async ({ atRest }, use) => use(createTime(atRest)),
  person: async ({ context, origin, language, page, t }, use) => {
    await remember(context, origin, language, null);
    await use(createPerson(page, t));
  },
  signIn: async ({ context, origin, language, sandbox }, use) =>
    use(async (scenario) => {
      const borrower = await sandbox.borrower(scenario);
      await leaveApp(context);
      await remember(context, origin, language, borrower);
      return borrower;
    }),
});

export { expect } from '@playwright/test';
