import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { previewHelpCentre, standing } from './preview/help-centre.tsx';
import { expectTexts, present, press } from './preview/present.tsx';
import { answer, failing, silent } from './preview/previewed.tsx';
import { helpList, question } from '#machines/samples/help.ts';

describe('the customer centre', () => {
  it('H1: shows that the contacts are loading, and offers a retry after a failure', async () => {
    await present(await previewHelpCentre({ customerServiceEntrance: silent }), 'fil');
    expectTexts({ title: 'Customer service', says: ['Customer service agent po ang sasagot.'] });
    document.body.replaceChildren();
    const previewed = await previewHelpCentre({ customerServiceEntrance: failing() });
    const hands = await present(previewed);
    await hands.click(press('Try again'));
    expect(previewed.sent).toEqual([{ type: 'retry.pressed' }]);
  });

  it('H1: shows hotline and email if the contacts did not load', async () => {
    await present(await previewHelpCentre({ customerServiceEntrance: failing() }));
    const hrefs = within(screen.getByRole('list', { name: 'Ways to reach us' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:+63281234567', 'mailto:care@hiram.example']);
  });
});

describe('requests in the customer centre', () => {
  const rows = () =>
    within(screen.getByRole('list', { name: /^Write to customer service/ }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const form = ['Write to customer service', '/customer/customerWorder'];

  it('K4: are marked if an answer is unread, and link to the list', async () => {
    const hasUnreadMessage = answer({ unread: true });
    const previewed = await previewHelpCentre({ hasUnreadMessage });
    const hands = await present(previewed);
    expect(rows()).toEqual([form, ['Your requestsNew answer', '/customer/serviceProgress']]);
    await hands.click(screen.getByRole('link', { name: /Your requests/ }));
    await hands.click(screen.getByRole('link', { name: 'Write to customer service' }));
    expect(previewed.asked).toEqual(
      ['ticketList', 'ticketForm'].map((page) => ({
        type: 'location.requested',
        location: { page, query: {} },
      })),
    );
  });

  it('K4: have no mark if all answers are read, if that is unknown, and without login', async () => {
    const unread = answer({ unread: true });
    const readHelpStanding = answer({ ...standing, signedIn: false });
    for (const world of [
      {},
      { hasUnreadMessage: silent },
      { hasUnreadMessage: failing(), customerServiceEntrance: failing() },
      { hasUnreadMessage: unread, readHelpStanding },
    ]) {
      await present(await previewHelpCentre(world));
      expect(rows()).toEqual([form, ['Your requests', '/customer/serviceProgress']]);
      document.body.replaceChildren();
    }
  });
});

describe('the link to logins without a code', () => {
  const link = () => screen.queryByRole('link', { name: 'I lost my SIM or my number' });

  it('H2: is not offered to a logged-in borrower, nor before the session is known', async () => {
    for (const world of [{}, { readHelpStanding: silent }]) {
      await present(await previewHelpCentre(world));
      expect(link()).toBeNull();
      document.body.replaceChildren();
    }
  });
});

describe('the help centre', () => {
  const filipino = helpList({ language: 'fil', receivedAt: Date.UTC(2026, 10, 20, 4, 0) });

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

  it('H2: restores the typed text of an earlier visit', async () => {
    const search = answer({ ...standing, search: 'late' });
    await present(await previewHelpCentre({ readHelpStanding: search }));
    expect(screen.getByRole('searchbox')).toHaveValue('late');
    expect(screen.queryByRole('link', { name: 'I have a new phone' })).toBeNull();
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

  it('H2: does not show stored articles of another language while others load', async () => {
    const readHelpStanding = answer({ ...standing, kept: filipino });
    await present(await previewHelpCentre({ readHelpStanding, listQuestion: silent }));
    expect(screen.queryByRole('link', { name: /late/ })).toBeNull();
    document.body.replaceChildren();
    await present(await previewHelpCentre({ readHelpStanding, listQuestion: failing() }));
    expect(screen.getByRole('link', { name: /late/ })).toBeInTheDocument();
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

  it('H2: offers a ticket with the article’s id after a negative vote', async () => {
    const previewed = await previewHelpCentre({}, 'late');
    const hands = await present(previewed);
    await hands.click(vote('No, it did not help'));
    await hands.click(press('Ask us'));
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'ticketForm', query: { article: 'late' } } },
    ]);
  });

  it('H2: takes back a failed vote, with the reason', async () => {
    const topics = [{ title: 'One', questions: [question({ vote: 'helpful' })] }];
    const world = { listQuestion: answer(helpList({ topics })), voteOnQuestion: failing() };
    const hands = await present(await previewHelpCentre(world, 'late'));
    await hands.click(vote('No, it did not help'));
    await screen.findByText(/Your vote was not saved/);
    expect(vote('Yes, it helped')).toBeChecked();
  });

  it('H2: offers a login for a vote without a session', async () => {
    const readHelpStanding = answer({ ...standing, signedIn: false });
    const previewed = await previewHelpCentre({ readHelpStanding }, 'late');
    const hands = await present(previewed);
    expect(screen.queryByRole('radio')).toBeNull();
    expectTexts({ title: 'Help', says: ['Log in to say whether this article helped.'] });
    await hands.click(press('Log in'));
    expect(previewed.asked).toEqual([{ type: 'login.requested' }]);
  });

  it('H2: offers a login if the session ended during a vote', async () => {
    const voteOnQuestion = failing({ kind: 'session', reason: 'expired' });
    const hands = await present(await previewHelpCentre({ voteOnQuestion }, 'late'));
    await hands.click(vote('Yes, it helped'));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });
});
