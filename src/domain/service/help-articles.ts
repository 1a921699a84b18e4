/**
 * The `questionId` of the article about a lost SIM or number, in the lender's help centre. Login
 * and customer service link to the article.
 */
export const lostNumberArticle = 'lostNumber';
