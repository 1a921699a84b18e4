/**
 * The article for a borrower whose SIM or number is lost: the ways in that need no code. Login and
 * customer service link to this article of the lender's help centre by its `questionId`.
 */
export const lostNumberArticle = 'lostNumber';
