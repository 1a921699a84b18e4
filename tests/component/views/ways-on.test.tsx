import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RootRequest } from '#machines/root/context.ts';
import { asAlways } from '#tests/component/outlines/as-always.ts';
import { picturedOf } from '#tests/component/outlines/screens-of.ts';
import { environmentOf } from '#tests/model/harness/environment.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { sampledModels } from '#visualizations/samples/samples.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';

const preview = await createPreview('en');

/** Flows whose pages lead on from every other state; where they can't be loaded, they offer another try alone. */
const triesAlone = ['repayment', 'offlinePayment', 'restructure', 'rollover', 'bankCardChange'];

const looksAt = (id: string) => preview.machines.includes(id) && !triesAlone.includes(id);

/** Whether an error fills the page: it has a heading, where a notice has none. */
const isErrorPage = () =>
  screen.queryAllByRole('alert').some((alert) => alert.querySelector('h2') !== null);

/** Uses every button and link on screen. */
const useAll = () => {
  for (const control of document.querySelectorAll<HTMLElement>('button, a')) control.click();
};

const leadsToPeople = (request: RootRequest): boolean =>
  request.type === 'location.requested' &&
  ['customerCenter', 'home'].includes(request.location.page);

describe('a page that could not be loaded', () => {
  asAlways();

  it.each(sampledModels.filter(({ machine }) => looksAt(machine.id)))(
    'offers more than another try, in every state that has a picture: $machine.id',
    async (model) => {
      const environment = environmentOf(model);
      const stuck: string[] = [];
      for (const { name, path } of await picturedOf(model.machine.id)) {
        const { snapshot } = worldAfter(environment, path);
        const asked: RootRequest[] = [];
        const { unmount } = render(
          <preview.Screen
            snapshot={snapshot}
            send={() => {}}
            request={(request) => asked.push(request)}
          />,
        );
        if (isErrorPage()) {
          const canCall = document.querySelector('a[href^="tel:"]') !== null;
          useAll();
          if (!canCall && !asked.some(leadsToPeople)) stuck.push(name);
        }
        unmount();
      }
      expect(stuck).toEqual([]);
    },
  );
});
