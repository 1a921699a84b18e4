import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A borrower has one vote on an article, the last one (H2). */
export const articleVotes = sqliteTable(
  'article_votes',
  {
    userId: text().notNull(),
    questionId: text().notNull(),
    vote: text().$type<'helpful' | 'useless'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);
