import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { previewHelpCentre, standing } from './preview/help-centre.tsx';
import { expectTexts, present } from './preview/present.tsx';
import { answer, failing, silent } from './preview/previewed.tsx';
import { helpList, question } from '#machines/samples/help.ts';

describe('the customer centre', () => {
  it('H1: shows hotline and email if the contacts did not load', async () => {
    await present(await previewHelpCentre({ customerServiceEntrance: failing() }));
    const hrefs = within(screen.getByRole('list', { name: 'Ways to reach us' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:+63281234567', 'mailto:care@hiram.example']);
  });

  it('H2: offers no login without a code to a logged-in borrower, nor before the session is known', async () => {
    for (const world of [{}, { readHelpStanding: silent }]) {
      await present(await previewHelpCentre(world));
      expect(screen.queryByRole('link', { name: 'I lost my SIM or my number' })).toBeNull();
      document.body.replaceChildren();
    }
  });
});

describe('the help centre', () => {
  it('H2: finds an article despite typing errors, and keeps the typed text', async () => {
    const previewed = await previewHelpCentre();
    const hands = await present(previewed);
    const field = screen.getByRole('searchbox', { name: 'Search the help centre' });
    await hands.type(field, 'nwe fone');
    expectTexts({ title: 'Customer service', says: ['No article found.'] });
    await hands.clear(field);
    await hands.type(field, 'nwe phnoe');
    expectTexts({ title: 'Customer service', says: ['1 article found'] });
    expect(screen.getByRole('link', { name: 'I have a new phone' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'What if I pay late?' })).toBeNull();
    expect(previewed.remembered.at(-1)).toBe('nwe phnoe');
  });

  it('H2: shows a stored article without a network, with the time of its data', async () => {
    const stored = helpList({ receivedAt: Date.UTC(2026, 10, 20, 4, 0) });
    const world = {
      readHelpStanding: answer({ ...standing, kept: stored }),
      listQuestion: failing(),
    };
    await present(await previewHelpCentre(world, 'late'));
    expectTexts({
      title: 'Help',
      says: ['What if I pay late?', 'An overdue fee is added', 'As of Nov 20, 2026, 12:00 PM.'],
    });
  });
});

describe('an article', () => {
  const vote = (name: string) => screen.getByRole('radio', { name });

  it('H2: has a mark if its language differs, on its page and in the list', async () => {
    await present(await previewHelpCentre({}, 'late'), 'fil');
    expectTexts({ title: 'Tulong', says: ['Nasa English ang article na ito.'] });
    expect(screen.getByText('What if I pay late?').closest('[lang]')).toHaveAttribute('lang', 'en');
    document.body.replaceChildren();
    await present(await previewHelpCentre(), 'fil');
    expect(screen.getAllByText('Nasa English')).toHaveLength(2);
  });

  it('H2: shows a vote at once, and lets the borrower change it', async () => {
    const hands = await present(await previewHelpCentre({ voteOnQuestion: silent }, 'late'));
    await hands.click(vote('Yes, it helped'));
    expect(vote('Yes, it helped')).toBeChecked();
    await hands.click(vote('No, it did not help'));
    expect(vote('No, it did not help')).toBeChecked();
    expectTexts({ title: 'Help', says: ['A person answers your question.'] });
  });

  it('H2: takes back a failed vote, with the reason', async () => {
    const topics = [{ title: 'One', questions: [question({ vote: 'helpful' })] }];
    const world = { listQuestion: answer(helpList({ topics })), voteOnQuestion: failing() };
    const hands = await present(await previewHelpCentre(world, 'late'));
    await hands.click(vote('No, it did not help'));
    await screen.findByText(/Your vote was not saved/);
    expect(vote('Yes, it helped')).toBeChecked();
  });
});
