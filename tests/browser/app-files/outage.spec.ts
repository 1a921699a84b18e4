import type { FlowId } from '#domain/pages.ts';
import { flowIds } from '#machines/flows.ts';
import { expect, test } from '../harness/test.ts';
import type { Person } from '../harness/person.ts';
import { wayThrough } from './ways.ts';

/** Buttons that repeat a request which the app does not repeat automatically (K6). */
const repeats: { [Id in FlowId]?: (person: Person) => string } = {
  accountDeletion: ({ t }) => t('accountDeletion:code.send'),
  feedbackTickets: ({ t }) => t('feedbackTickets:form.unknown.again'),
};

for (const id of flowIds) {
  test(`${id}: continues when the internet is back`, async ({
    idle,
    network,
    page,
    person,
    signIn,
    t,
  }) => {
    const { scenario, begins, goesOn } = wayThrough(id);
    const who = await signIn(scenario);
    await begins({ page, person, who });
    await idle(page);
    await network.goesOff();
    const onItsWay = goesOn({ page, person, who });
    await expect(
      page.getByRole('link', { name: t('common:maintenance.hotline'), includeHidden: true }),
    ).toBeVisible();
    const repeat = repeats[id]?.(person);
    const failure = page.getByText(t('failure:network')).first();
    if (repeat) await expect(failure).toBeVisible();
    await network.comesBack();
    if (repeat) await person.taps(repeat);
    await onItsWay;
  });
}
