import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a borrower thinks of a help article: one vote, the last one counts (H2). */
export const articleVotes = sqliteTable(
  'article_votes',
  {
    userId: text().notNull(),
    questionId: text().notNull(),
    vote: text().$type<'helpful' | 'useless'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);
