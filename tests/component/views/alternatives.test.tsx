import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '#app/company.ts';
import { Offline, WayWithoutInternet } from '#components/page/offline.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { fixEnvironment } from '#tests/component/outlines/fix-environment.ts';
import { listedOf } from '#tests/component/outlines/screens-of.ts';
import { environmentOf } from '#machines/walk/environment.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { modelsWithSituations, situationsOf } from '#machines/situations.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';

const preview = await createPreview('en');
fixEnvironment();

const shownModels = modelsWithSituations.filter(({ machine }) =>
  preview.machines.includes(machine.id),
);

const controls = () => [...document.querySelectorAll<HTMLElement>('button, a')];

function show(snapshot: ReturnType<typeof worldAfter>['snapshot']) {
  const requests: RootRequest[] = [];
  const sent: { type: string }[] = [];
  const { unmount } = render(
    <Offline value>
      <WayWithoutInternet value={<p data-hotline="" />}>
        <preview.Screen
          snapshot={snapshot}
          send={(event) => sent.push(event)}
          request={(request) => requests.push(request)}
        />
      </WayWithoutInternet>
    </Offline>,
  );
  return { requests, sent, unmount };
}

/** Whether a text reports a failed connection without the number of the hotline soon after it. */
const namesNoNumber = () =>
  document.body.textContent
    .split('connection is unstable')
    .slice(1)
    .some((rest) => !rest.slice(0, 60).includes(company.companyHotline));

/** A full-page error has a heading, unlike a notice. */
const isErrorPage = () =>
  screen.queryAllByRole('alert').some((alert) => alert.querySelector('h2') !== null);

const leadsToPeople = (request: RootRequest): boolean =>
  request.type === 'location.requested' &&
  ['customerCenter', 'home'].includes(request.location.page);

describe('a page', () => {
  it.each(shownModels)(
    'offers the hotline while offline and moves no money, and offers more than a retry after a failed load: $machine.id',
    async (model) => {
      const environment = environmentOf(model);
      const stuck: string[] = [];
      const silent: string[] = [];
      const numberless: string[] = [];
      const paying: string[] = [];
      for (const { name, path } of await listedOf(model.machine.id)) {
        const world = worldAfter(environment, path);
        // Borrowing checks the credit first.
        const movesMoney = (event: { type: string }) =>
          event.type === 'loan.confirmed' ||
          environment.next(world, { type: 'user', event }).snapshot.hasTag('money');
        const { requests, sent, unmount } = show(world.snapshot);
        // The root’s preview provides its own connection state, so its pages are not offline in
        // this test.
        const pages = model.machine.id === 'root' ? 0 : document.querySelectorAll('main').length;
        if (document.querySelectorAll('main [data-hotline]').length < pages) silent.push(name);
        if (namesNoNumber()) numberless.push(name);
        if (isErrorPage()) {
          const canCall = document.querySelector('a[href^="tel:"]') !== null;
          for (const control of controls()) control.click();
          if (!canCall && !requests.some(leadsToPeople)) stuck.push(name);
        } else if (!world.snapshot.hasTag('money')) {
          for (const button of document.querySelectorAll('button')) button.click();
          if (sent.some(movesMoney)) paying.push(name);
        }
        unmount();
      }
      expect([stuck, silent, numberless, paying]).toEqual([[], [], [], []]);
    },
  );
});

/** Events that only refresh the page or tick a box. */
const idle = ['retry.pressed', 'page.refreshed', 'consent.ticked', 'agreement.ticked'];

function kindOf(
  requests: readonly RootRequest[],
  sent: readonly { type: string }[],
): 'service' | 'way' | null {
  if (sent.some(({ type }) => !idle.includes(type))) return 'way';
  const [request] = requests;
  if (request?.type !== 'location.requested') return null;
  return ['customerCenter', 'ticketForm'].includes(request.location.page) ? 'service' : 'way';
}

function waysOn(snapshot: ReturnType<typeof worldAfter>['snapshot']) {
  const { requests, sent, unmount } = show(snapshot);
  const until = [...document.querySelectorAll('[data-until]')].map((one) => one.textContent);
  // Only a page with a closed option is checked: on other pages, a control may open another site.
  const all = until.length === 0 ? [] : controls();
  const ways = all.flatMap((control) => {
    requests.length = 0;
    sent.length = 0;
    control.click();
    return kindOf(requests, sent) ?? [];
  });
  unmount();
  return { until, ways };
}

describe('a page with a closed option', () => {
  it.each(shownModels)(
    'shows until when the option is closed, and offers alternatives before customer service: $machine.id',
    async (model) => {
      const environment = environmentOf(model);
      const stuck: string[] = [];
      for (const { name, path } of await listedOf(model.machine.id)) {
        const { until, ways } = waysOn(worldAfter(environment, path).snapshot);
        if (until.length === 0) continue;
        if (until.includes('') || ways[0] !== 'way') stuck.push(name);
      }
      expect(stuck).toEqual([]);
    },
  );
});

describe('a coupon that cannot be used on a loan', () => {
  it('shows on its card the condition for its use, or that the refusal is final', async () => {
    const model = shownModels.find(({ machine }) => machine.id === 'borrow');
    if (!model) throw new Error('there is no borrowing');
    const listed = await listedOf('borrow');
    const withCoupons = listed.filter(({ name }) => /priced, coupons/.test(name));
    expect(withCoupons).not.toEqual([]);
    for (const { path } of withCoupons) {
      const { until } = waysOn(worldAfter(environmentOf(model), path).snapshot);
      expect(until).toHaveLength(4);
      for (const word of until) expect(word).toMatch(/final|one loan only|[Aa]vailable (again )?/);
    }
  });
});

describe('a failed face check in the app', () => {
  it.each(['failed', 'cancelled', 'unavailable'])(
    'links to customer service, and keeps the typed fields: %s',
    (result) => {
      const model = shownModels.find(({ machine }) => machine.id === 'bankCardChange');
      const cancelled = situationsOf('bankCardChange').find(({ name }) => name === 'faceCancelled');
      if (!model || !cancelled) throw new Error('there is no account change');
      const { start, steps } = cancelled.path;
      const end = { type: 'settle', service: 'checkFaceVerification', outcome: result } as const;
      const ended = [...steps.slice(0, -1), end];
      const { snapshot } = worldAfter(environmentOf(model), { start, steps: ended });
      const { requests, unmount } = show(snapshot);
      const typed = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
      for (const control of document.querySelectorAll<HTMLElement>('[role="status"] button'))
        control.click();
      expect(requests).toEqual([
        { type: 'location.requested', location: { page: 'customerCenter', query: {} } },
      ]);
      expect(typed).not.toContain('');
      unmount();
    },
  );
});
