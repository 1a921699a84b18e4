import { faultsOfBooks } from '../server/books.ts';
import type { MakeWatcher } from './watcher.ts';

/** Paid = allocated + credit of every loan, to the centavo. */
export const booksBalance: MakeWatcher = ({ server }) => ({
  end: () => faultsOfBooks(server.database),
});
