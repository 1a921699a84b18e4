/** The first failure of what vitest wrote as JSON, as it is repeated; null where all passed. */
export function firstOfVitest(report: object): string | null;

/** The first failure of what Playwright wrote as JSON, as it is repeated; null where all passed. */
export function firstOfPlaywright(report: object): string | null;
