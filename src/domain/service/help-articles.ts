/** The `questionId` of the lender's article about a lost SIM or number. */
export const lostNumberArticle = 'lostNumber';
