/** Status numbers of a loan order (S4). */
export const loanStatus = {
  beforeReview: 15,
  reviewing: 20,
  rejected: 30,
  lending: 40,
  cancelled: 60,
  disbursementFailed: 65,
  repaying: 70,
  overdue: 75,
  settled: 80,
} as const;
