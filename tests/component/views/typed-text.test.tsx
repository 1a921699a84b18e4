import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { environmentOf } from '#machines/walk/environment.ts';
import { required } from '#machines/shared/required.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { pathOf, situation } from '#machines/walk/situation.ts';
import { modelsWithSituations } from '#machines/situations.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';

const preview = await createPreview('en');

it.each([
  ['rating', 'any/keepRatingAsked=kept', 'comment.changed'],
  [
    'offlinePayment',
    'loan/recall=nothing/fetchVirtualAccount=noNumber/amount.opened',
    'amount.changed',
  ],
])('a tap beside a dialog closes it only while nothing is typed: %s', (id, opened, typed) => {
  const model = required(
    modelsWithSituations.find(({ machine }) => machine.id === id),
    id,
  );
  function tapBeside(path: string): string[] {
    const sent: string[] = [];
    const { snapshot } = worldAfter(environmentOf(model), pathOf(model, situation('typed', path)));
    const { unmount } = render(
      <preview.Screen
        snapshot={snapshot}
        send={({ type }) => sent.push(type)}
        request={() => undefined}
      />,
    );
    fireEvent.click(screen.getByRole('dialog'));
    unmount();
    return sent;
  }
  expect(tapBeside(opened)).toHaveLength(1);
  expect(tapBeside(`${opened}/${typed}`)).toEqual([]);
});
