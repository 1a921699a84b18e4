/**
 * The article about a lost SIM or number: logins without a code. Login and customer service link to
 * this article of the lender's help centre by its `questionId`.
 */
export const lostNumberArticle = 'lostNumber';
