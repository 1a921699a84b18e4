export function firstOfVitest(report: object): string | null;

export function firstOfPlaywright(report: object): string | null;
