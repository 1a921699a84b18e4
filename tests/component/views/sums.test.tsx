import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { environmentOf } from '#machines/walk/environment.ts';
import { fixEnvironment } from '#tests/component/outlines/fix-environment.ts';
import { listedOf } from '#tests/component/outlines/screens-of.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { sampledModels } from '#visualizations/samples/samples.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';

const preview = await createPreview('en');

/** In centavos; null if the text is no amount. */
function centavosIn(text: string): number | null {
  const [, sign = '', digits] = /^(-?)₱([\d,.]+)$/.exec(text) ?? [];
  return digits === undefined ? null : Number(`${sign}${digits.replaceAll(/[,.]/g, '')}`);
}

type Row = { label: string; amount: number | null; closes: boolean };

const rowsOf = (list: Element): Row[] =>
  [...list.children].map((row) => ({
    label: row.querySelector('dt')?.textContent ?? '',
    amount: centavosIn(row.querySelector('dd')?.textContent ?? ''),
    closes: /_(sum|total)_/.test(row.className),
  }));

/**
 * Totals that compare amounts, and totals of a loan's page, whose samples need not add up: the test
 * of `detailFigures` adds them up for any loan.
 */
const noSums = /^(More with the rollover|Still to pay in all|Still to pay$)/;

/** Sums of a receipt that are wrong. The last list may continue from the sum before it. */
function wrongSumsOf(receipt: Element): string[] {
  let before = 0;
  return [...receipt.querySelectorAll('dl')].flatMap((list) => {
    const rows = rowsOf(list);
    const closing = rows.find(({ closes }) => closes);
    // A subtotal among the rows includes the rows above it.
    const from = rows.findIndex(({ label }) => label === 'Total');
    const parts = rows.slice(Math.max(0, from)).filter(({ closes }) => !closes);
    const sum = parts.reduce((all, { amount }) => all + (amount ?? 0), 0);
    const sums = [sum, before + sum];
    before = closing?.amount ?? 0;
    if (!closing || noSums.test(closing.label) || closing.amount === null) return [];
    return sums.includes(closing.amount) ? [] : [`${closing.label}: ${closing.amount} is ${sum}`];
  });
}

/** The amount to hand over at a counter is the amount of the number with the counter's fee. */
function wrongPaymentsOf(section: Element): string[] {
  const rows = rowsOf(section.querySelector('dl') ?? section);
  const exact = rows.find(({ label }) => label === 'Exact amount for the loan');
  if (!exact) return [];
  const fee = rows.find(({ label }) => label.startsWith('Fee at '));
  const due = (exact.amount ?? 0) + (fee?.amount ?? 0);
  const shown = centavosIn(section.querySelector('[class*="_display_"]')?.textContent ?? '');
  return shown === due ? [] : [`${shown} is to pay instead of ${due}`];
}

describe('the amounts on a screen', () => {
  fixEnvironment();

  it.each(sampledModels)('add up to its totals: $machine.id', async (model) => {
    const { id } = model.machine;
    const environment = environmentOf(model);
    const wrong: Record<string, string[]> = {};
    for (const { name, path } of await listedOf(id)) {
      const { snapshot } = worldAfter(environment, path);
      if (preview.page(snapshot) === null) continue;
      const { container, unmount } = render(
        <preview.Screen snapshot={snapshot} send={() => {}} request={() => {}} />,
      );
      const found = [
        ...[...container.querySelectorAll('figure')].flatMap(wrongSumsOf),
        ...[...container.querySelectorAll('section')].flatMap(wrongPaymentsOf),
      ];
      unmount();
      if (found.length > 0) wrong[name] = found;
    }
    expect(wrong).toEqual({});
  });
});
