import { type PageOf, type PageId, pageRow } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { profileMachine } from './profile.machine.ts';

const isOwn = (page: PageId): page is PageOf<'profile'> => pageRow(page).flow === 'profile';

/** `/mine`: the borrower's own pages. */
export const profileFlow = defineFlow<typeof profileMachine>()({
  id: 'profile',
  label: 'Profile',
  description: 'The borrower’s profile: settings, signed documents and account security.',
  input: ({ session, requested: { page } }) => ({ session, page: isOwn(page) ? page : 'setting' }),
  after: (outcome) => (outcome.type === 'opens' ? outcome.location : { page: 'home', query: {} }),
  below: (outcome) =>
    outcome.type === 'opens' ? { page: outcome.from ?? 'setting', query: {} } : null,
  heading: ({ context }) => context.page,
  // The agreement page shows signed documents.
  agreement: ({ context }) => context.document,
});
