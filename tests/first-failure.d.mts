/** The first failure in vitest's JSON report; null if all tests passed. */
export function firstOfVitest(report: object): string | null;

/** The first failure in Playwright's JSON report; null if all tests passed. */
export function firstOfPlaywright(report: object): string | null;
